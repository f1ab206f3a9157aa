import { CreditMeter } from '@compute-market/components/credit-meter';
import { LinkButton } from '@compute-market/components/link-button';
import { remainingCredit, type Funds } from '@compute-market/contract/rules/credit';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';

const messages = guideMessages.credit;

interface CreditGuideProps extends GuideProps {
  /** Balance and quota of the account; without them only the rules are shown. */
  funds?: Funds;
  /** Where customer service is reached. */
  serviceHref: string;
}

/** What credit is, what is left of it, and how to apply for it (product §9). */
export function CreditGuide({ funds, serviceHref, open, onClose }: CreditGuideProps) {
  return (
    <GuideDialog
      open={open}
      onClose={onClose}
      title={messages.title}
      intro={messages.intro}
      rules={messages.rules}
      since={messages.since}
      next={
        <LinkButton href={serviceHref} onClick={onClose}>
          {messages.next}
        </LinkButton>
      }
    >
      {funds && <CreditMeter quota={funds.quota} remaining={remainingCredit(funds)} />}
    </GuideDialog>
  );
}
