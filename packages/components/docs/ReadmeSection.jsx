import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../README.zh-CN.md?raw';

/** One section of the package's README, so that a guide and the README cannot say different things. */
export function ReadmeSection({ heading }) {
  const after = readme.split(`\n## ${heading}\n`)[1];
  if (after === undefined) throw new Error(`README.zh-CN.md has no section ${heading}`);
  return <Markdown>{after.split('\n## ')[0]}</Markdown>;
}
