import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { Resource } from '../../resource';
import { ResourceView } from '../../resource-view';
import { MissingInstance, type MissingInstanceProps } from '../missing-instance/MissingInstance';
import { messages } from './messages';
import { Page } from './StartScreen.styles';

interface StartFrameProps<Data> extends MissingInstanceProps {
  title: string;
  /** Between the list of instances and this page. */
  trail?: readonly { readonly label: string; readonly href: string }[];
  resource: Resource<Data | null>;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
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
        {(known) => (known === null ? <MissingInstance {...of} /> : children(known))}
      </ResourceView>
    </Page>
  );
}
