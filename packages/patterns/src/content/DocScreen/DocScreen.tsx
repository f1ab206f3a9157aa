import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { MarkdownView, type MarkdownHeading } from '@compute-market/components/markdown-view';
import { Skeleton } from '@compute-market/components/skeleton';
import { TableOfContents } from '@compute-market/components/table-of-contents';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import type { Resource } from '../../resource';
import { Columns, docNeighbours, DocTree, Page, type DocEntry, type DocSection } from '../docs-view';
import { Aside, Facts, Feedback, Neighbours, Reader, Text } from './DocScreen.styles';
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
  onRetry: () => void;
}

function WasItUseful() {
  const [answer, setAnswer] = useState<'useful' | 'useless' | null>(null);
  return (
    <Feedback role="group" aria-label={messages.asked}>
      {answer === null && (
        <>
          <span>{messages.asked}</span>
          <Button size="sm" onClick={() => setAnswer('useful')}>{messages.useful}</Button>
          <Button size="sm" onClick={() => setAnswer('useless')}>{messages.useless}</Button>
        </>
      )}
      <span role="status">{answer === 'useful' ? messages.glad : answer === 'useless' ? messages.sorry : ''}</span>
      {answer === 'useless' && <LinkButton size="sm" variant="outline" href={routes.selectQuestion.to()}>{messages.ticket}</LinkButton>}
    </Feedback>
  );
}

function Beside({ entry, label }: { entry: DocEntry | null; label: string }) {
  return <span>{entry !== null && <>{label} <Link href={routes.docsDetail.to({ id: entry.id })}>{entry.title}</Link></>}</span>;
}

function Content({ doc, sections }: { doc: Doc; sections: readonly DocSection[] }) {
  const [headings, setHeadings] = useState<readonly MarkdownHeading[]>([]);
  const { previous, next } = docNeighbours(sections, doc.id);
  return (
    <Reader>
      <Text>
        <h1>{doc.title}</h1>
        <Facts>{messages.updated(doc.updated)}</Facts>
        <MarkdownView source={doc.text} headingLevel={2} skeletonLines={16} onHeadings={setHeadings} />
        <WasItUseful />
        {(previous !== null || next !== null) && (
          <Neighbours aria-label={messages.neighbours}>
            <Beside entry={previous} label={messages.previous} />
            <Beside entry={next} label={messages.next} />
          </Neighbours>
        )}
      </Text>
      <Aside><TableOfContents entries={headings} /></Aside>
    </Reader>
  );
}

/** /docs/{id}: one document with its contents, code to copy, and the way to a ticket when it did not help. Screens B25. */
export function DocScreen({ doc, sections, onRetry }: DocScreenProps) {
  const back = <LinkButton href={routes.docs.to()}>{messages.back}</LinkButton>;
  return (
    <Page>
      <Breadcrumb items={[{ label: messages.list, href: routes.docs.to() }, { label: doc.state === 'ready' ? doc.data.title : messages.list }]} />
      <Columns>
        <DocTree label={messages.tree} sections={sections} current={doc.state === 'ready' ? doc.data.id : undefined} />
        <Card>
          {doc.state === 'ready' && <Content key={doc.data.id} doc={doc.data} sections={sections} />}
          {doc.state === 'loading' && <div role="status" aria-label={messages.reading}><Skeleton lines={12} /></div>}
          {doc.state === 'error' && <ErrorState title={doc.reason} help={messages.retryHelp} requestId={doc.requestId} onRetry={onRetry} actions={back} />}
        </Card>
      </Columns>
    </Page>
  );
}
