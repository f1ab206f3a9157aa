import { PlusIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { Time } from '@compute-market/components/time';
import { routes } from '@compute-market/contract/routes';
import { ExportAction, type ExportProgress } from '../../csv';
import { PageHead } from '../../shell/PageHead';
import { BottomBar, PhoneHead, UpdatedAt } from './DashboardScreen.styles';
import { messages } from './messages';

interface DashboardHeadProps {
  exporting: ExportProgress | null;
  onExport: () => void;
  onCancelExport: () => void;
}

/** Title and the two actions of the whole list. */
export function DashboardHead({ exporting, onExport, onCancelExport }: DashboardHeadProps) {
  return (
    <PageHead
      title={messages.title}
      help={messages.help}
      actions={
        <>
          <ExportAction {...{ exporting, onExport, onCancelExport }} />
          <LinkButton variant="primary" icon={<PlusIcon size={14} />} href={routes.store.to()}>
            {messages.rent}
          </LinkButton>
        </>
      }
    />
  );
}

/** Small screens have the title and the time; renting sticks to the bottom. */
export function DashboardPhoneHead({ readAt }: { readAt: number | undefined }) {
  return (
    <PhoneHead>
      <h1>{messages.title}</h1>
      {readAt !== undefined && (
        <UpdatedAt>
          {messages.updatedAt} <Time seconds={readAt} format="clock" />
        </UpdatedAt>
      )}
    </PhoneHead>
  );
}

export const RentBar = () => (
  <BottomBar>
    <LinkButton variant="primary" size="xl" block icon={<PlusIcon />} href={routes.store.to()}>
      {messages.rent}
    </LinkButton>
  </BottomBar>
);
