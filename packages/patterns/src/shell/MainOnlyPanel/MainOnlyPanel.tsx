import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { SUB_RIGHT_LABELS, type SubRight } from '@compute-market/contract/rules/sub-right';
import { routes } from '@compute-market/contract/routes';
import { StandInPage } from '../StandInPage/StandInPage';
import { mainOnlyMessages as messages } from './messages';

interface MainOnlyPanelProps {
  /** Title of the screen that was asked for. */
  title: string;
  /** The main account's phone, masked. */
  mainPhone: string | undefined;
  /** The right that the sub-account was not granted; without one the screen is for main accounts alone. */
  right?: SubRight | undefined;
}

/** What a sub-account sees where it may not go: why, whom to ask, the way back (screens A1; decisions 18, 126). */
export function MainOnlyPanel({ title, mainPhone, right }: MainOnlyPanelProps) {
  return (
    <StandInPage framed title={title}>
      <EmptyState
        drawing={<EmptyDrawing subject="people" />}
        title={right === undefined ? messages.title : messages.notGranted(SUB_RIGHT_LABELS[right])}
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
