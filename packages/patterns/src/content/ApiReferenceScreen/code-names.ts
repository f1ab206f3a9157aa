import type { CodeBlockProps } from '@compute-market/components/code-block';
import { apiReferenceMessages as messages } from './messages';

/** What a piece of code and its copy button are called on a page that has many of them. */
export const codeNames = (what: string, of: string): CodeBlockProps['labels'] => ({
  name: () => messages.codeOf(what, of),
  copy: messages.copyOf(what, of),
});
