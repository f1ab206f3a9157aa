import type { HTMLAttributes, Ref } from 'react';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CodeText, Root } from './CodeBlock.styles';
import { codeBlockMessages } from './messages';

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The code as it is copied. */
  code: string;
  /** Names it for screen readers where its words say no more than 代码: bash, json. */
  language?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof codeBlockMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Code of several lines, read as it stands.
 *
 * - It MUST scroll inside itself, by pointer and by arrow keys, and never widen the page.
 * - It MUST be copied whole by one button that says what it copies.
 */
export function CodeBlock({ code, language = '', labels, ...rest }: CodeBlockProps) {
  const words = useWords('codeBlock', codeBlockMessages, labels);
  return (
    <Root data-component="CodeBlock" {...rest}>
      <CodeText tabIndex={0} role="group" aria-label={words.name(language)}>
        <code>{code}</code>
      </CodeText>
      <CopyButton value={code} label={words.copy} />
    </Root>
  );
}
