import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { LinkButton } from '@compute-market/components/link-button';
import { Text } from '@compute-market/components/text';
import type { ReactNode } from 'react';
import { Rules } from './GuideDialog.styles';
import { guideMessages as messages } from './messages';

/** How every explanation is opened and closed. */
export interface GuideProps {
  open: boolean;
  onClose: () => void;
}

interface GuideDialogProps extends GuideProps {
  words: {
    readonly title: string;
    readonly intro: string;
    readonly rules: readonly string[];
    readonly since?: string;
    readonly next: string;
  };
  size?: 'sm' | 'md' | 'lg';
  /** Where one goes on from here. */
  href: string;
  /** The customer's own figures, over the rules. */
  children?: ReactNode;
}

/** One explanation: a sentence, the customer's own figures, the rules, the way on. */
export function GuideDialog({ words, size = 'sm', href, children, open, onClose }: GuideDialogProps) {
  const { title, intro, rules, since, next } = words;
  return (
    <Dialog
      size={size}
      sheet="auto"
      title={title}
      description={intro}
      open={open}
      onOpenChange={onClose}
      footer={
        <>
          <LinkButton href={href} onClick={onClose}>
            {next}
          </LinkButton>
          <Button variant="primary" onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      {children}
      <Rules>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
      {since !== undefined && (
        <Text as="p" size="small" tone="tertiary" spaceAbove={16}>
          {since}
        </Text>
      )}
    </Dialog>
  );
}
