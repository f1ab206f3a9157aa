import { Popover } from '@compute-market/components/popover';
import type { Brand } from '@compute-market/contract/brand';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import { Code, Line } from './ContactWidget.styles';
import { contactMessages as messages } from './messages';

interface ContactPanelProps extends MenuSeed {
  brand: Brand;
  part: 'service' | 'account';
  trigger: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
}

const Service = ({ customerService }: Pick<Brand, 'customerService'>) => (
  <>
    <Line>{customerService.hours}</Line>
    <Line>
      <a href={`tel:${customerService.phone}`}>{customerService.phone}</a>
    </Line>
    <Line>
      <a href={`mailto:${customerService.email}`}>{customerService.email}</a>
    </Line>
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
