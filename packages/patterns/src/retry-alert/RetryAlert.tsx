import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface RetryAlertProps {
  /** `warn` where the rest of the page can be used without it. */
  tone?: 'err' | 'warn';
  onRetry: () => void;
  /** What failed, and why. */
  children: ReactNode;
}

/** Says that a part could not be read, and reads it again. */
export const RetryAlert = ({ tone = 'err', onRetry, children }: RetryAlertProps) => (
  <Alert
    tone={tone}
    announced
    action={
      <Button size="sm" onClick={onRetry}>
        {messages.retry}
      </Button>
    }
  >
    {children}
  </Alert>
);
