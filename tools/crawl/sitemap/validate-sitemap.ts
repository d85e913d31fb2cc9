import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlParseError, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** Maximum size of a sitemap before compression, in bytes. */
const maxBytes = 50 * 1024 * 1024;

const schema = fileURLToPath(new URL('./schemas/sitemap.xsd', import.meta.url));
let validator: XsdValidator | undefined;

/**
 * Validates a sitemap or a sitemap index against the schemas of the protocol. Returns one sentence per issue, with
 * its line.
 */
export function validateSitemap(xml: string): string[] {
  const bytes = Buffer.byteLength(xml);
  if (bytes > maxBytes) return [`${bytes} bytes, of ${maxBytes} that it may have`];
  try {
    using document = XmlDocument.fromString(xml);
    validator ??= openValidator();
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlParseError || error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  }
}

function openValidator(): XsdValidator {
  xmlRegisterFsInputProviders();
  const document = XmlDocument.fromBuffer(readFileSync(schema), { url: schema });
  const made = XsdValidator.fromDoc(document);
  document.dispose();
  return made;
}
