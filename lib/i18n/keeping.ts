/**
 * What is made of the same arguments (plain values) is made once for a process: what writes words, numbers and days takes
 * far longer to make than to write one. There have to be few arguments: nothing is let go of.
 */
export function keeping<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new Map<string, Made>();
  return (...given: Given): Made => {
    const name = JSON.stringify(given);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(name, fresh);
    return fresh;
  };
}
