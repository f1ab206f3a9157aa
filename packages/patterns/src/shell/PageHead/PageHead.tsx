import type { ReactNode } from 'react';
import { Actions, Help, Root, Words } from './PageHead.styles';

export interface PageHeadProps {
  title: string;
  /** One line under the title. */
  help?: ReactNode;
  /** Buttons and links at the right end, on the line of the help. */
  actions?: ReactNode;
}

/** The title row of every console page. */
export function PageHead({ title, help, actions }: PageHeadProps) {
  return (
    <Root>
      <Words>
        <h1>{title}</h1>
        {help !== undefined && <Help>{help}</Help>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
