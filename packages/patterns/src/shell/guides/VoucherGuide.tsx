import { routes } from '@compute-market/contract/routes';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';

/** What compute vouchers pay and what they do not (product §9; decisions 14). */
export const VoucherGuide = (props: GuideProps) => (
  <GuideDialog {...props} words={guideMessages.voucher} href={routes.coupon.to()} />
);
