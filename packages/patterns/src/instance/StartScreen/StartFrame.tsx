import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Card } from '@compute-market/components/card';
import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { Resource } from '../../resource';
import { ResourceView } from '../../resource-view';
import { mayDo, type Viewer } from '../../viewer';
import { messages } from './messages';
import { Page } from './StartScreen.styles';

interface StartFrameProps<Data> {
  title: string;
  /** Between the list of instances and this page. */
  trail?: readonly { readonly label: string; readonly href: string }[];
  resource: Resource<Data | null>;
  onRetry: () => void;
  /** Name of the instance, as it stands in the address: what a missing one cost can be read by it. */
  name: string;
  /** Who looks: without 账单 there are no costs to go to. */
  viewer: Viewer;
  children: (data: Data) => ReactNode;
}

function Missing({ name, viewer }: Pick<StartFrameProps<unknown>, 'name' | 'viewer'>) {
  const seesCosts = mayDo(viewer, 'bill');
  return (
    <Card>
      <EmptyState
        title={messages.missing.title}
        help={seesCosts ? messages.missing.help : messages.missing.helpWithoutCosts}
        actions={
          <>
            {seesCosts && (
              <LinkButton href={routes.expenseDetail.to({ instance_name: name })}>{messages.missing.cost}</LinkButton>
            )}
            <LinkButton variant="primary" href={routes.dashboard.path}>
              {messages.missing.back}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}

/** The page around a start: where it stands, what is being read, what is not there. */
export function StartFrame<Data>({ title, trail = [], resource, onRetry, children, ...of }: StartFrameProps<Data>) {
  return (
    <Page>
      <div>
        <Breadcrumb items={[{ label: messages.console, href: routes.dashboard.path }, ...trail, { label: title }]} />
        <h1>{title}</h1>
      </div>
      <ResourceView
        resource={resource}
        reading={messages.reading}
        lines={8}
        card="lg"
        failed={messages.failed}
        onRetry={onRetry}
      >
        {(known) => (known === null ? <Missing {...of} /> : children(known))}
      </ResourceView>
    </Page>
  );
}
