import { Popover as Base } from '@base-ui/react/popover';
import { duration } from '@compute-market/tokens';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { InfoIcon } from '../../icons/InfoIcon';
import { infoTipMessages } from './messages';
import { Popup, Positioner } from '../Popover/Popover.styles';
import { Trigger } from './InfoTip.styles';

export interface InfoTipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The explanation: full sentences, links allowed. */
  children: ReactNode;
  /** Name of the sign: what it explains. */
  label?: string;
  defaultOpen?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The ⓘ beside a label. Opens under the pointer, on press and from the keyboard, so that touch reaches it as well. */
export function InfoTip({ children, label, defaultOpen, ...rest }: InfoTipProps) {
  const words = useWords('infoTip', infoTipMessages);
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Trigger
        openOnHover
        delay={duration.menuOpen}
        closeDelay={duration.menuClose}
        aria-label={label ?? words.label}
        data-component="InfoTip"
        {...rest}
      >
        <InfoIcon size={14} />
      </Trigger>
      <Base.Portal>
        <Positioner side="top" sideOffset={4} collisionPadding={16}>
          <Popup data-part="popup" data-dense="" aria-label={label ?? words.label}>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
