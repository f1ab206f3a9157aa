import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { IconButton } from '../../actions/IconButton/IconButton';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { alertMessages } from './messages';
import { Action, Body, Content, Icon, Root, Title } from './Alert.styles';

export type AlertTone = 'info' | 'ok' | 'warn' | 'err';

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: AlertTone;
  title?: ReactNode;
  /** What follows from it: a link or a small button. */
  action?: ReactNode;
  /** Offers to close it. */
  onClose?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof alertMessages>;
  /** Reads it out when it appears: for a note that comes while the person works. */
  announced?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<AlertTone, ReactNode> = {
  info: <InfoIcon size={14} />,
  ok: <CircleCheckIcon size={14} />,
  warn: <TriangleAlertIcon size={14} />,
  err: <CircleXIcon size={14} />,
};

/** A note that stays in the page, beside what it is about. */
export function Alert({
  tone = 'info',
  title,
  action,
  onClose,
  labels,
  announced = false,
  children,
  ...rest
}: AlertProps) {
  const words = useWords('alert', alertMessages, labels);
  const role = announced ? (tone === 'err' ? 'alert' : 'status') : undefined;
  return (
    <Root data-component="Alert" data-tone={tone} role={role} {...rest}>
      <Icon>{icons[tone]}</Icon>
      <Content>
        <Body>
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Body>
        {action !== undefined && <Action>{action}</Action>}
      </Content>
      {onClose && (
        <IconButton
          label={words.close}
          icon={<CloseIcon size={14} />}
          onClick={onClose}
          style={{ margin: '-2px -6px -2px 0' }}
        />
      )}
    </Root>
  );
}
