import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { keepFocusNear, pathOf } from '@compute-market/components/focus-near';
import { messages } from './messages';

interface RestoredAlertProps {
  /** The form is being sent. */
  busy?: boolean;
  onClear: () => void;
  /** What was not kept and is to be filled in again. */
  children?: string;
}

/** Says that a form begins with what was not sent the last time, and empties it. */
export const RestoredAlert = ({ busy = false, onClear, children = messages.restored }: RestoredAlertProps) => (
  <Alert
    tone="info"
    action={
      <Button
        size="sm"
        variant="text"
        disabled={busy}
        onClick={({ currentTarget }) => {
          // It goes with what it says; the form that it stood over is next.
          keepFocusNear(pathOf(currentTarget));
          onClear();
        }}
      >
        {messages.clear}
      </Button>
    }
  >
    {children}
  </Alert>
);
