import { Alert } from '@compute-market/components/alert';
import { LinkButton } from '@compute-market/components/link-button';
import { LOST_ELEMENT } from '@compute-market/contract/drawn-page';
import { drawnMessages as messages } from './messages';
import { Place } from './ScriptsLost.styles';

/** The address of the page, whatever it is: a drawing is shown at many. */
const thisPage = '';

/** Says that the app does not come, and what to do; the guard of the page shows it (take-over.ts). */
export const ScriptsLost = () => (
  <Place id={LOST_ELEMENT} hidden>
    <Alert
      tone="err"
      announced
      action={
        <LinkButton size="sm" href={thisPage}>
          {messages.reload}
        </LinkButton>
      }
    >
      {messages.lost}
    </Alert>
  </Place>
);
