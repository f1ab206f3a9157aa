import { CreditMeter } from '@compute-market/components/credit-meter';
import { remainingCredit, type Funds } from '@compute-market/contract/rules/credit';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';

interface CreditGuideProps extends GuideProps {
  /** Balance and quota of the account; without them only the rules are shown. */
  funds?: Funds;
  /** Where customer service is reached. */
  serviceHref: string;
}

/** What credit is, what is left of it, and how to apply for it (product §9). */
export const CreditGuide = ({ funds, serviceHref, ...props }: CreditGuideProps) => (
  <GuideDialog {...props} words={guideMessages.credit} href={serviceHref}>
    {funds && <CreditMeter quota={funds.quota} remaining={remainingCredit(funds)} />}
  </GuideDialog>
);
