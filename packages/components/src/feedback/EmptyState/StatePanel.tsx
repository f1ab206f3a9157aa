import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Actions, Help, Picture, Root, Title } from './StatePanel.styles';

export interface StatePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** One sentence. */
  title: ReactNode;
  /** One line under it. */
  help?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** 96 × 72; the component's own drawing by default. */
  drawing?: ReactNode;
  /** Less room around it: inside a card or a menu. */
  compact?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Drawing, sentence, help, actions: the shape of every panel that stands in for content. */
export function StatePanel({
  component,
  title,
  help,
  actions,
  drawing,
  compact = false,
  children,
  ...rest
}: StatePanelProps & { component: string }) {
  return (
    <Root data-component={component} data-compact={compact || undefined} {...rest}>
      <Picture aria-hidden="true">{drawing}</Picture>
      <Title>{title}</Title>
      {help !== undefined && <Help>{help}</Help>}
      {actions !== undefined && <Actions>{actions}</Actions>}
      {children}
    </Root>
  );
}
