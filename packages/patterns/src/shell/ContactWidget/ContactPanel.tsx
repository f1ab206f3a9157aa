import { Link } from '@compute-market/components/link';
import { Popover } from '@compute-market/components/popover';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import { Code, Line } from './ContactWidget.styles';
import { contactMessages as messages } from './messages';

interface ContactPanelProps extends MenuSeed {
  brand: Brand;
  part: 'service' | 'account';
  trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
}

const Service = ({ customerService: { hours, phone, email } }: Pick<Brand, 'customerService'>) => (
  <>
    <Line>{hours}</Line>
    {phone !== '' && (
      <Line>
        <a href={`tel:${phone}`}>{phone}</a>
      </Line>
    )}
    {email !== '' && (
      <Line>
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
    )}
    {phone === '' && email === '' && (
      <Line>
        <Link href={routes.selectQuestion.to()}>{messages.workOrder}</Link>
      </Line>
    )}
  </>
);

const Account = ({ officialAccount }: Pick<Brand, 'officialAccount'>) => (
  <>
    <Code src={officialAccount.qrcode} alt={messages.codeOf(officialAccount.name)} width={132} height={132} />
    <Line>{messages.scan}</Line>
  </>
);

/** What opens beside a cell of the widget: how to reach customer service, or the code of the official account. */
export function ContactPanel({ brand, part, trigger, defaultOpen, takesFocus }: ContactPanelProps) {
  const ref = useTakenFocus<HTMLButtonElement>(takesFocus && !defaultOpen);
  return (
    <Popover
      side="left"
      align="center"
      defaultOpen={defaultOpen}
      trigger={cloneElement(trigger, { ref })}
      title={part === 'service' ? brand.customerService.title : brand.officialAccount.name}
    >
      {part === 'service' ? (
        <Service customerService={brand.customerService} />
      ) : (
        <Account officialAccount={brand.officialAccount} />
      )}
    </Popover>
  );
}
