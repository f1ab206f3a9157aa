import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { InfoIcon } from '../../icons/InfoIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import { Actions, Content, Detail, Icon, Root, Title } from './Result.styles';

export type ResultTone = 'ok' | 'err' | 'warn' | 'info';

export interface ResultProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  tone: ResultTone;
  title: ReactNode;
  /** What happens next, or what to do. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Facts: order number, amount, time. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

const icons: Record<ResultTone, ReactNode> = {
  ok: <CircleCheckIcon size={48} />,
  err: <CircleXIcon size={48} />,
  warn: <TriangleAlertIcon size={48} />,
  info: <InfoIcon size={48} />,
};

/** The end of a task, as a page: paid, submitted, refused. */
export function Result({ tone, title, detail, actions, children, ...rest }: ResultProps) {
  return (
    <Root data-component="Result" data-tone={tone} {...rest}>
      <Icon>{icons[tone]}</Icon>
      <Title>{title}</Title>
      {detail !== undefined && <Detail>{detail}</Detail>}
      {children !== undefined && <Content>{children}</Content>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
