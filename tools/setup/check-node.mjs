const oldest = [20, 19];

/** Whether a Node version, such as `v20.19.0`, is recent enough for Next and the server. */
export function isNodeRecent(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Exits with a message if Node is too old. */
export function checkNode() {
  if (isNodeRecent(process.version)) return;
  process.stderr.write(
    `Bobine needs Node ${oldest.join('.')} or later; this is ${process.version}.\n` +
      'Install a current one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
