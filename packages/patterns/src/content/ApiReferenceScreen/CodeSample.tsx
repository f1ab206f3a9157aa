import { CopyButton } from '@compute-market/components/copy-button';
import { CodeFrame, CodeText } from './ApiReferenceScreen.styles';

interface CodeSampleProps {
  /** Names the code for screen readers. */
  label: string;
  /** Names the button that copies it. */
  copyLabel: string;
  code: string;
}

/** Code that is read, scrolled and copied whole. */
export const CodeSample = ({ label, copyLabel, code }: CodeSampleProps) => (
  <CodeFrame>
    <CodeText tabIndex={0} role="group" aria-label={label}>
      <code>{code}</code>
    </CodeText>
    <CopyButton label={copyLabel} value={code} />
  </CodeFrame>
);
