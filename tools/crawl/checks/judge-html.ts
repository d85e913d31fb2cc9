import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import type { PageCheck } from '../page/page';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Validates the markup against the HTML standard. */
export const judgeHtml: PageCheck = ({ address, html }) => {
  const { results } = validator.validateStringSync(html, address);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, line, column }) => ({
      what: `${message} (${ruleId}, line ${line}, column ${column})`,
      todo: 'write it as the HTML standard has it',
    })),
  );
};
