import { Cluster } from '@compute-market/components/cluster';
import { PlusIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import { Time } from '@compute-market/components/time';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import { ExportAction, type ExportActionProps } from '../../csv';
import { PageHead } from '../../shell/PageHead';
import { NeedsRight } from '../../viewer/ViewerRights';
import { BottomBar } from './DashboardScreen.styles';
import { messages } from './messages';

/** Title and the two actions of the whole list. */
export function DashboardHead(exporting: ExportActionProps) {
  return (
    <PageHead
      title={messages.title}
      help={messages.help}
      actions={
        <>
          <ExportAction {...exporting} />
          <NeedsRight right="buy">
            <LinkButton variant="primary" icon={<PlusIcon size={14} />} href={routes.store.to()}>
              {messages.rent}
            </LinkButton>
          </NeedsRight>
        </>
      }
    />
  );
}

interface DashboardPhoneHeadProps {
  /** Seconds by the server's clock; undefined while nothing is read. */
  readAt: number | undefined;
  /** How many are in trouble. It comes late, and here it moves nothing. */
  trouble: ReactNode;
}

/** Small screens have the title with what is in trouble, the time and the help; renting sticks to the bottom. */
export function DashboardPhoneHead({ readAt, trouble }: DashboardPhoneHeadProps) {
  return (
    <Stack as="header" gap={2} spaceBelow={12}>
      <Cluster gap={12} align="baseline" justify="between" wraps={false}>
        <Cluster gap={12} align="baseline" wraps={false}>
          <h1>{messages.title}</h1>
          {trouble}
        </Cluster>
        {readAt !== undefined && (
          <Text size="small" tone="secondary">
            {messages.updatedAt} <Time seconds={readAt} format="clock" />
          </Text>
        )}
      </Cluster>
      <Text as="p" size="dense" tone="secondary">
        {messages.help}
      </Text>
    </Stack>
  );
}

export const RentBar = () => (
  <BottomBar>
    <NeedsRight right="buy">
      <LinkButton variant="primary" size="xl" block icon={<PlusIcon />} href={routes.store.to()}>
        {messages.rent}
      </LinkButton>
    </NeedsRight>
  </BottomBar>
);
