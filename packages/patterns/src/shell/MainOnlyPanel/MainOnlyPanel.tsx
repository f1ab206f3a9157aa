import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import { StandInPage } from '../StandInPage';
import { mainOnlyMessages as messages } from './messages';

interface MainOnlyPanelProps {
  /** Title of the screen that was asked for. */
  title: string;
  /** The main account's phone, masked. */
  mainPhone: string | undefined;
}

/** What a sub-account sees where only its main account may go: why, whom to ask, the way back (screens A1; decisions 18). */
export function MainOnlyPanel({ title, mainPhone }: MainOnlyPanelProps) {
  return (
    <StandInPage framed title={title}>
      <EmptyState
        drawing={<EmptyDrawing subject="people" />}
        title={messages.title}
        help={mainPhone ? messages.ask(mainPhone) : messages.askUnknown}
        actions={
          <LinkButton variant="outline" href={routes.dashboard.to()}>
            {messages.back}
          </LinkButton>
        }
      />
    </StandInPage>
  );
}
