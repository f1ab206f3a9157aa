import { Link } from '@compute-market/components/link';
import { routes } from '@compute-market/contract/routes';
import { agreementTickMessages as messages } from './messages';

/** The two agreements; they open beside the page, so that a half-filled form stays. */
export const Agreements = () => (
  <>
    <Link href={routes.agreements.to({ doc: 'user' })} target="_blank">
      {messages.userAgreement}
    </Link>
    <Link href={routes.agreements.to({ doc: 'privacy' })} target="_blank">
      {messages.privacy}
    </Link>
  </>
);
