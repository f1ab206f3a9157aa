import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface RetryAlertProps {
  /** `warn` where the rest of the page can be used without it. */
  tone?: 'err' | 'warn';
  /** What is done again, where 重试 does not say it. */
  label?: string;
  /** It is being done. */
  busy?: boolean;
  onRetry: () => void;
  /** What failed, and why. */
  children: ReactNode;
}

/** Says that a part could not be read, and reads it again. */
export const RetryAlert = ({
  tone = 'err',
  label = messages.retry,
  busy = false,
  onRetry,
  children,
}: RetryAlertProps) => (
  <Alert
    tone={tone}
    announced
    action={
      <Button size="sm" loading={busy} onClick={onRetry}>
        {label}
      </Button>
    }
  >
    {children}
  </Alert>
);
