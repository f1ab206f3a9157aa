import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from './account';
import { moment } from './columns';
import { ofInstance } from './instance';

/** What a ticket opens. */
export type LineType = 'terminal' | 'screen';

/**
 * A web terminal or a screen of an instance: first what opens it once, of which only the hash is kept, then that it is open. It ends with its session, and goes
 * when its socket is closed (decisions 102).
 */
export const terminalTicket = pgTable(
  'terminal_ticket',
  {
    tokenHash: text().primaryKey(),
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    instanceId: ofInstance(),
    /** An older server that runs beside this one writes none, and knows terminals. */
    kind: text().$type<LineType>().notNull().default('terminal'),
    /** Until then it may be used. */
    expiresAt: moment().notNull(),
    /** Null until it was used. */
    openedAt: moment(),
    /** When the server that holds its socket last said so; a server that was killed says nothing any more. */
    seenAt: moment(),
  },
  (table) => [
    index('terminal_ticket_by_session').on(table.sessionId),
    index('terminal_ticket_by_instance').on(table.instanceId),
    index('terminal_ticket_by_expiry').on(table.expiresAt),
  ],
);
