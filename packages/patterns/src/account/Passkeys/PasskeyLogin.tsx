import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Stack } from '@compute-market/components/stack';
import { passkeyLoginMessages as messages } from './login-messages';

export interface PasskeyLoginProps {
  /** The device is being asked. */
  busy: boolean;
  /** Why it did not succeed. */
  refused: string | null;
  onLogin: () => void;
}

/** A further way in, under the form of a login (decisions 128). */
export function PasskeyLogin({ busy, refused, onLogin }: PasskeyLoginProps) {
  return (
    <Stack gap={12} spaceAbove={12}>
      {refused !== null && (
        <Alert tone="err" announced>
          {refused}
        </Alert>
      )}
      <Button block size="xl" loading={busy} onClick={onLogin}>
        {messages.label}
      </Button>
    </Stack>
  );
}
