import { Stack } from '@compute-market/components/stack';
import { TableOfContents } from '@compute-market/components/table-of-contents';
import type { ReactNode } from 'react';
import { ActionLink } from '../../row-action';
import { Aside, Columns, Part } from './AccountSections.styles';
import { accountSectionsMessages as messages } from './messages';

/** One part of an account page. */
export interface AccountPart {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  /** Null where this viewer, or this back end, has no such part. */
  readonly content: ReactNode;
}

export interface AccountSectionsProps {
  readonly parts: readonly AccountPart[];
  /** The other page of the account. */
  readonly elsewhere: { readonly href: string; readonly title: string };
}

/** The parts of 账号信息 or 安全设置, with an index beside them where the window is wide (decisions 120). */
export function AccountSections({ parts, elsewhere }: AccountSectionsProps) {
  const shown = parts.filter(({ content }) => content !== null);
  return (
    <Columns>
      <Stack gap={16}>
        {shown.map(({ id, content }) => (
          <Part key={id} id={id}>
            {content}
          </Part>
        ))}
      </Stack>
      <Aside>
        <TableOfContents
          label={messages.index}
          entries={shown.map(({ id, title }) => ({ id, text: title, level: 2 }))}
        />
        <ActionLink href={elsewhere.href}>{elsewhere.title}</ActionLink>
      </Aside>
    </Columns>
  );
}
