import { Alert } from '@compute-market/components/alert';

/** Why something was refused, said aloud; nothing where it was not. */
export const RefusalAlert = ({ reason }: { reason: string | null | undefined }) =>
  reason === null || reason === undefined ? null : (
    <Alert tone="err" announced>
      {reason}
    </Alert>
  );
