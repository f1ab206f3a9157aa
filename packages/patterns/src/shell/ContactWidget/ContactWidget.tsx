import { loadPiece } from '@compute-market/components/lazy-piece';
import { ArrowUpIcon, FileTextIcon, HeadsetIcon, QrCodeIcon } from '@compute-market/components/icons';
import { useAnchor } from '@compute-market/components/link-provider';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { DeferredMenu } from '../DeferredMenu';
import { Cell, Label, Root } from './ContactWidget.styles';
import { contactMessages as messages } from './messages';

export interface ContactWidgetProps {
  brand: Brand;
  /** Back to the top of the page. */
  onTop: () => void;
}

interface CellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A cell that opens something or does something. */
export const CellButton = ({ icon, label, ...rest }: CellButtonProps) => (
  <Cell type="button" {...rest}>
    {icon}
    <Label>{label}</Label>
  </Cell>
);

const load = () => loadPiece(() => import('./ContactPanel')).then(({ ContactPanel }) => ContactPanel);

/** Customer service and the official account; their panels come when they are first asked for. */
function Contact({ brand, part }: Pick<ContactWidgetProps, 'brand'> & { part: 'service' | 'account' }) {
  const trigger =
    part === 'service' ? (
      <CellButton icon={<HeadsetIcon size={18} />} label={messages.service} />
    ) : (
      <CellButton icon={<QrCodeIcon size={18} />} label={messages.account} />
    );
  return (
    <DeferredMenu pressOpens hoverOpens={false} trigger={trigger} load={load}>
      {(ContactPanel, seed) => <ContactPanel brand={brand} part={part} trigger={trigger} {...seed} />}
    </DeferredMenu>
  );
}

/** Floats at the right edge of the routes that are flagged for it, never on small screens (product §2). */
export function ContactWidget({ brand, onTop }: ContactWidgetProps) {
  const anchor = useAnchor();
  const { chatUrl } = brand.customerService;
  return (
    <Root data-part="contact" aria-label={messages.region}>
      {chatUrl === '' ? (
        <Contact brand={brand} part="service" />
      ) : (
        <Cell as="a" href={chatUrl} target="_blank" rel="noreferrer">
          <HeadsetIcon size={18} />
          <Label>{messages.service}</Label>
        </Cell>
      )}
      <Contact brand={brand} part="account" />
      <Cell as={anchor} href={routes.selectQuestion.to()}>
        <FileTextIcon size={18} />
        <Label>{messages.workOrder}</Label>
      </Cell>
      <CellButton icon={<ArrowUpIcon size={18} />} label={messages.top} onClick={onTop} />
    </Root>
  );
}
