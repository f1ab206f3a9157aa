import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { MarkdownView, type MarkdownHeading } from '@compute-market/components/markdown-view';
import { TableOfContents } from '@compute-market/components/table-of-contents';
import { WORK_ORDER_OTHER_QUESTION } from '@compute-market/contract/constants';
import { WORK_ORDER_RESOURCE } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import type { Resource } from '../../resource';
import { Columns, docNeighbours, DocTree, Page, type DocEntry, type DocSection } from '../docs-view';
import { ResourceView } from '../../resource-view';
import { Aside, Facts, Feedback, Reader, Text } from './DocScreen.styles';
import { docMessages as messages } from './messages';

/** A help document in full. */
export interface Doc {
  readonly id: string;
  readonly title: string;
  /** The day it was written last, `2026-11-12`. */
  readonly updated: string;
  /** Markdown. */
  readonly text: string;
}

export interface DocScreenProps {
  doc: Resource<Doc>;
  /** Every guide, for the tree beside the text; empty until it is known. */
  sections: readonly DocSection[];
  /** 有帮助 or not; answers how many readers it has helped. Rejects with an error whose message is the reason. */
  onOpinion: (helpful: boolean) => Promise<number>;
  onRetry: () => void;
}

type Opinion =
  | { readonly state: 'asked' | 'useless' }
  | { readonly state: 'sending'; readonly helpful: boolean }
  | { readonly state: 'useful'; readonly readers: number }
  | { readonly state: 'failed'; readonly reason: string };

const thanks = (opinion: Opinion): string =>
  opinion.state === 'useful'
    ? messages.glad(opinion.readers)
    : opinion.state === 'useless'
      ? messages.sorry
      : opinion.state === 'failed'
        ? opinion.reason
        : '';

const ticketAddress = (title: string): string => {
  const { subCategoryId } = WORK_ORDER_OTHER_QUESTION;
  return routes.submitWorkOrder.to(
    { id: subCategoryId, question: messages.otherQuestion, resource_type: WORK_ORDER_RESOURCE.none },
    { document: title },
  );
};

function WasItUseful({ title, onOpinion }: { title: string; onOpinion: DocScreenProps['onOpinion'] }) {
  const [opinion, setOpinion] = useState<Opinion>({ state: 'asked' });
  const sending = opinion.state === 'sending';
  const give = async (helpful: boolean) => {
    setOpinion({ state: 'sending', helpful });
    try {
      const readers = await onOpinion(helpful);
      setOpinion(helpful ? { state: 'useful', readers } : { state: 'useless' });
    } catch (error) {
      setOpinion({ state: 'failed', reason: error instanceof Error ? error.message : messages.notKept });
    }
  };
  const open = opinion.state === 'asked' || opinion.state === 'failed' || sending;
  return (
    <Feedback role="group" aria-label={messages.asked}>
      {open && (
        <>
          <span>{messages.asked}</span>
          <Button size="sm" disabled={sending} loading={sending && opinion.helpful} onClick={() => void give(true)}>
            {messages.useful}
          </Button>
          <Button size="sm" disabled={sending} loading={sending && !opinion.helpful} onClick={() => void give(false)}>
            {messages.useless}
          </Button>
        </>
      )}
      <span role="status">{thanks(opinion)}</span>
      {opinion.state === 'useless' && (
        <LinkButton size="sm" variant="outline" href={ticketAddress(title)}>
          {messages.ticket}
        </LinkButton>
      )}
    </Feedback>
  );
}

function Beside({ entry, label }: { entry: DocEntry | null; label: string }) {
  return (
    <span>
      {entry !== null && (
        <>
          {label} <Link href={routes.docsDetail.to({ id: entry.id })}>{entry.title}</Link>
        </>
      )}
    </span>
  );
}

function Content({ doc, sections, onOpinion }: Pick<DocScreenProps, 'sections' | 'onOpinion'> & { doc: Doc }) {
  const [headings, setHeadings] = useState<readonly MarkdownHeading[]>([]);
  const { previous, next } = docNeighbours(sections, doc.id);
  return (
    <Reader>
      <Text>
        <h1>{doc.title}</h1>
        <Facts>{messages.updated(doc.updated)}</Facts>
        <MarkdownView source={doc.text} headingLevel={2} skeletonLines={16} onHeadings={setHeadings} />
        <WasItUseful title={doc.title} onOpinion={onOpinion} />
        {(previous !== null || next !== null) && (
          <Cluster
            as="nav"
            size="dense"
            tone="secondary"
            breaks
            gap={24}
            rowGap={8}
            align="stretch"
            justify="between"
            spaceAbove={16}
            aria-label={messages.neighbours}
          >
            <Beside entry={previous} label={messages.previous} />
            <Beside entry={next} label={messages.next} />
          </Cluster>
        )}
      </Text>
      <Aside>
        <TableOfContents entries={headings} />
      </Aside>
    </Reader>
  );
}

/** /docs/{id}: one document with its contents, code to copy, and the way to a ticket when it did not help (screens B25). */
export function DocScreen({ doc, sections, onOpinion, onRetry }: DocScreenProps) {
  const back = <LinkButton href={routes.docs.to()}>{messages.back}</LinkButton>;
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: messages.list, href: routes.docs.to() },
          { label: doc.state === 'ready' ? doc.data.title : messages.list },
        ]}
      />
      <Columns>
        <DocTree label={messages.tree} sections={sections} current={doc.state === 'ready' ? doc.data.id : undefined} />
        <Card>
          {doc.state !== 'ready' && <h1>{messages.list}</h1>}
          <ResourceView
            resource={doc}
            reading={messages.reading}
            lines={12}
            failed={(reason) => reason}
            help={messages.retryHelp}
            onRetry={onRetry}
            actions={back}
          >
            {(known) => <Content key={known.id} doc={known} sections={sections} onOpinion={onOpinion} />}
          </ResourceView>
        </Card>
      </Columns>
    </Page>
  );
}
