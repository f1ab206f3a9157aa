import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { List } from '@compute-market/components/list';
import { NoResult } from '@compute-market/components/no-result';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import { routes } from '@compute-market/contract/routes';
import { LiveSearch } from '../../list-filter';
import { dataOf, type Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { PageHead } from '../../shell/PageHead';
import { Columns, DocTree, Page, searchDocs, type DocSection } from '../docs-view';
import { Waiting } from '../../slow-hint';
import { docsMessages as messages } from './messages';

export interface DocsScreenProps {
  /** What is searched for; it lives in the address. */
  query: string;
  guides: Resource<readonly DocSection[]>;
  /** The answers of the ticket system, found by the same words; they come on their own. */
  answers: Resource<DocSection>;
  /** The house's documentation site; empty where there is none. */
  siteHref: string;
  onQueryChange: (query: string) => void;
  onRetry: () => void;
}

const count = (sections: readonly DocSection[]) => sections.reduce((sum, { documents }) => sum + documents.length, 0);

function Sections({
  sections,
  query,
  waiting,
  onQueryChange,
}: { sections: readonly DocSection[]; query: string; waiting: boolean } & Pick<DocsScreenProps, 'onQueryChange'>) {
  if (sections.length === 0 && !waiting) {
    if (query === '') return <EmptyState drawing={<EmptyDrawing subject="document" />} title={messages.empty} />;
    return (
      <NoResult title={messages.nothing(query)} help={messages.nothingHelp} onClear={() => onQueryChange('')}>
        <LinkButton href={routes.selectQuestion.to()}>{messages.ticket}</LinkButton>
      </NoResult>
    );
  }
  return (
    <>
      {query !== '' && (
        <Text as="p" tone="secondary" role="status">
          {messages.found(count(sections))}
        </Text>
      )}
      {sections.map(({ key, title, documents }) => (
        <Card key={key} title={title}>
          <List
            items={documents.map((entry) => ({
              key: entry.id,
              title: entry.title,
              description: entry.summary,
              href: routes.docsDetail.to({ id: entry.id }),
              meta: messages.updated(entry.updated),
            }))}
          />
        </Card>
      ))}
      {waiting && (
        <Card>
          <Waiting label={messages.reading} lines={3} />
        </Card>
      )}
    </>
  );
}

const HeadLinks = ({ siteHref }: Pick<DocsScreenProps, 'siteHref'>) => (
  <Cluster as="span" gap={16} rowGap={4} align="stretch" inline>
    <Link href={routes.apiReference.to()}>{messages.api}</Link>
    <Link href={routes.dataset.to()}>{messages.datasets}</Link>
    <Link href={routes.software.to()}>{messages.software}</Link>
    {siteHref !== '' && (
      <Link href={siteHref} target="_blank" rel="noreferrer">
        {messages.site}
      </Link>
    )}
  </Cluster>
);

/** /docs: guides by topic, answers of the ticket system, and a search over both (screens B25). */
export function DocsScreen({ query, guides, answers, siteHref, onQueryChange, onRetry }: DocsScreenProps) {
  const extra = answers.state === 'ready' && answers.data.documents.length > 0 ? [answers.data] : [];
  const all = dataOf(guides) ?? [];
  const shown = [...searchDocs(all, query), ...extra];
  return (
    <Page>
      <PageHead title={messages.title} help={messages.help} actions={<HeadLinks siteHref={siteHref} />} />
      <Columns>
        <DocTree label={messages.tree} sections={all} />
        <Stack gap={16}>
          <LiveSearch size="lg" value={query} placeholder={messages.search} onChange={onQueryChange} />
          {answers.state === 'error' && guides.state === 'ready' && (
            <RetryAlert tone="warn" onRetry={onRetry}>
              {messages.partial}
            </RetryAlert>
          )}
          {guides.state === 'error' ? (
            <Card>
              <ErrorState title={messages.failed} help={guides.reason} requestId={guides.requestId} onRetry={onRetry} />
            </Card>
          ) : (
            <Sections
              sections={shown}
              query={query}
              waiting={guides.state === 'loading' || answers.state === 'loading'}
              onQueryChange={onQueryChange}
            />
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
