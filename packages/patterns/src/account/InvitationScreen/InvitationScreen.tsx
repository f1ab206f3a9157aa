import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { DescriptionList } from '@compute-market/components/description-list';
import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Result } from '@compute-market/components/result';
import type { InvitationOffer, InvitationState } from '@compute-market/contract/entities/invitation';
import { routes } from '@compute-market/contract/routes';
import { useEffect, useRef } from 'react';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { AcceptForm, type AcceptFormProps } from './AcceptForm';
import { Page } from './InvitationScreen.styles';
import { Offer } from './Offer';
import { invitationScreenMessages as messages } from './messages';

/** What the link of an invitation opens. */
export interface OpenedInvitation {
  readonly State: InvitationState;
  readonly Offer: InvitationOffer | null;
}

/** What the new sub-account logs in with from now on, beside its password. */
export interface Accepted {
  readonly mainPhone: string;
  readonly name: string;
}

export interface InvitationScreenProps {
  invitation: Resource<OpenedInvitation>;
  /** Null until it was accepted here. */
  accepted: Accepted | null;
  /** Somebody is logged in in this browser. */
  signedIn: boolean;
  form: AcceptFormProps;
  onLogOut: () => void;
  onRetry: () => void;
}

const toSubLogin = routes.login.to({ page: 'login', way: 'sub' });

function Over({ state }: { state: Exclude<InvitationState, 'open'> }) {
  const used = state === 'used';
  return (
    <Result
      tone={used ? 'info' : 'warn'}
      {...messages.over[state]}
      actions={
        <LinkButton variant="primary" href={used ? toSubLogin : routes.store.to()}>
          {used ? messages.toSubLogin : messages.toStore}
        </LinkButton>
      }
    />
  );
}

const Done = ({ accepted: { mainPhone, name } }: { accepted: Accepted }) => (
  <Result
    tone="ok"
    title={messages.accepted}
    detail={messages.acceptedDetail}
    actions={
      <LinkButton variant="primary" href={routes.dashboard.to()}>
        {messages.toConsole}
      </LinkButton>
    }
  >
    <DescriptionList
      items={[
        { key: 'phone', term: messages.mainPhone, detail: mainPhone },
        { key: 'name', term: messages.facts.name, detail: name },
      ]}
    />
  </Result>
);

function Content({ invitation, accepted, signedIn, form, onLogOut, onRetry }: InvitationScreenProps) {
  if (accepted !== null) return <Done accepted={accepted} />;
  if (invitation.state === 'loading') return <Waiting label={messages.reading} lines={8} />;
  if (invitation.state === 'error')
    return <ErrorState title={invitation.reason} requestId={invitation.requestId} onRetry={onRetry} />;
  const { State, Offer: offer } = invitation.data;
  if (State !== 'open' || offer === null) return <Over state={State === 'open' ? 'unknown' : State} />;
  return (
    <>
      <Offer offer={offer} />
      {signedIn ? (
        <Alert
          tone="warn"
          action={
            <Button size="sm" onClick={onLogOut}>
              {messages.logOut}
            </Button>
          }
        >
          {messages.signedIn}
        </Alert>
      ) : (
        <AcceptForm {...form} phone={offer.Phone} />
      )}
    </>
  );
}

/** /invite/{token}: who invites to which sub-account, and its acceptance; or what became of the invitation and what to do (decisions 134). */
export function InvitationScreen(props: InvitationScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAccepted = props.accepted !== null;
  // The form goes with the button that was pressed: the keyboard and the view go to the top.
  useEffect(() => {
    if (isAccepted) heading.current?.focus();
  }, [isAccepted]);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <Card>
        <Content {...props} />
      </Card>
    </Page>
  );
}
