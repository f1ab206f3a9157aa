import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';

const messages = guideMessages.voucher;

/** What compute vouchers pay and what they do not (product §9; decisions 14). */
export function VoucherGuide({ open, onClose }: GuideProps) {
  return (
    <GuideDialog
      open={open}
      onClose={onClose}
      title={messages.title}
      intro={messages.intro}
      rules={messages.rules}
      since={messages.since}
      next={
        <LinkButton href={routes.coupon.to()} onClick={onClose}>
          {messages.next}
        </LinkButton>
      }
    />
  );
}
