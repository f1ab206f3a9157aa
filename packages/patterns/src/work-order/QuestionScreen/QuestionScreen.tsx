import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { useFocusInPart } from '@compute-market/components/focus-near';
import {
  ArchiveIcon,
  HardDriveIcon,
  ImageIcon,
  LinkIcon,
  MessageSquareIcon,
  TriangleAlertIcon,
  UserIcon,
  WalletIcon,
} from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import { Result } from '@compute-market/components/result';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { WorkOrderCategory, WorkOrderDocument } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_RESOURCE, type WorkOrderResource } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { useState, type ReactNode } from 'react';
import { LiveSearch } from '../../list-filter';
import { longestWords } from '../../list-query';
import type { Resource } from '../../resource';
import { PageHead } from '../../shell/PageHead';
import { WorkOrderTabs } from '../work-order-view';
import { Waiting } from '../../slow-hint';
import { ReadFailure, ResourceView } from '../../resource-view';
import { Documents, type OpenDocument } from './Documents';
import { messages } from './messages';
import { findQuestion, otherQuestion, submitAddress, type Question, type QuestionQuery } from './question-query';
import {
  CategoryBox,
  CategoryName,
  ChoiceButton,
  Chosen,
  Documents as DocumentsFrame,
  Finder,
  Further,
  Grid,
} from './QuestionScreen.styles';

export interface QuestionScreenProps {
  /** What is looked for; it lives in the address. */
  query: QuestionQuery;
  onQueryChange: (query: QuestionQuery) => void;
  categories: Resource<readonly WorkOrderCategory[]>;
  /** The documents of the chosen question, or with the words. */
  documents: Resource<readonly WorkOrderDocument[]>;
  opened: OpenDocument | null;
  onOpenDocument: (id: number | null) => void;
  /** Whether an opened document helped. */
  onOpinion: (id: number, helpful: boolean) => void;
  /** Whether an answer waits to be read. */
  unread: boolean;
  /** A sub-account, which has no top-ups to choose from. */
  isSub: boolean;
  onRetry: () => void;
}

const instances: ReadonlySet<WorkOrderResource> = new Set([WORK_ORDER_RESOURCE.kvm, WORK_ORDER_RESOURCE.docker]);

const icons: Readonly<Record<string, ReactNode>> = {
  wallet: <WalletIcon />,
  link: <LinkIcon />,
  alert: <TriangleAlertIcon />,
  image: <ImageIcon />,
  disk: <HardDriveIcon />,
  account: <UserIcon />,
  message: <MessageSquareIcon />,
};

function Categories({
  categories,
  query,
  onQueryChange,
}: Pick<QuestionScreenProps, 'query' | 'onQueryChange'> & { categories: readonly WorkOrderCategory[] }) {
  return (
    <section>
      <Text as="h2" size="section" tone="strong">
        {messages.choose}
      </Text>
      <Grid>
        {categories.map(({ id, name, icon, children }) => (
          <CategoryBox key={id}>
            <CategoryName>
              {icons[icon] ?? <ArchiveIcon />}
              {name}
            </CategoryName>
            <Stack as="ul">
              {children.map((child) => (
                <li key={child.id}>
                  <ChoiceButton type="button" onClick={() => onQueryChange({ ...query, q: '', question: child.id })}>
                    {child.name}
                    {child.hot && <Tag tone="warn">{messages.hot}</Tag>}
                  </ChoiceButton>
                </li>
              ))}
            </Stack>
          </CategoryBox>
        ))}
      </Grid>
    </section>
  );
}

/** What a ticket brings along by itself once its subject is chosen, as its form says. */
function stillHelpOf(resource: WorkOrderResource, isSub: boolean): string {
  if (resource === WORK_ORDER_RESOURCE.order && !isSub) return messages.stillHelp.order;
  return instances.has(resource) ? messages.stillHelp.instance : messages.stillHelp.other;
}

const FurtherHelp = ({ question, query, isSub }: Pick<FoundProps, 'query' | 'isSub'> & { question: Question }) => (
  <Further>
    <span>
      <b>{messages.still}</b>
      {stillHelpOf(question.category.resource_type, isSub)}
    </span>
    <LinkButton variant="primary" href={submitAddress(question, query)}>
      {messages.submit}
    </LinkButton>
  </Further>
);

type FoundProps = Omit<QuestionScreenProps, 'categories' | 'unread'> & {
  question: Question | null;
  categories: readonly WorkOrderCategory[];
  onSolved: () => void;
};

/** The documents for what was chosen or typed, and the ticket after them. */
function Found({
  query,
  onQueryChange,
  documents,
  opened,
  onOpenDocument,
  onOpinion,
  isSub,
  question,
  categories,
  onRetry,
  onSolved,
}: FoundProps) {
  const next = question ?? otherQuestion(categories);
  const title = question === null ? messages.results(query.q) : messages.documents;
  if (documents.state === 'error')
    return (
      <Card>
        <ReadFailure failure={documents} title={messages.failed} onRetry={onRetry} />
      </Card>
    );
  if (documents.state === 'loading')
    return (
      <Card title={title}>
        <Waiting label={messages.reading} lines={5} />
      </Card>
    );
  if (documents.data.length === 0 && question === null) {
    const direct = next !== null && (
      <LinkButton variant="primary" href={submitAddress(next, query)}>
        {messages.direct}
      </LinkButton>
    );
    return (
      <Card>
        <EmptyState
          drawing={<EmptyDrawing subject="message" />}
          title={messages.notFound}
          help={messages.notFoundHelp}
          actions={
            <>
              {direct}
              <Button onClick={() => onQueryChange({ ...query, q: '' })}>{messages.clear}</Button>
            </>
          }
        />
      </Card>
    );
  }
  return (
    <DocumentsFrame aria-busy={documents.refreshing === true || undefined}>
      <Text as="h2" size="section" tone="strong">
        {title}
      </Text>
      {documents.data.length === 0 ? (
        <Further>{messages.noDocuments}</Further>
      ) : (
        <Documents
          documents={documents.data}
          opened={opened}
          onOpen={onOpenDocument}
          onOpinion={onOpinion}
          onSolved={onSolved}
        />
      )}
      {next !== null && <FurtherHelp question={next} query={query} isSub={isSub} />}
    </DocumentsFrame>
  );
}

function Body(props: Omit<FoundProps, 'question' | 'onSolved'>) {
  const { query, onQueryChange, categories } = props;
  const asked = `${query.q} ${query.question}`;
  const [solvedBy, setSolvedBy] = useState<string | null>(null);
  const solved = solvedBy === asked;
  // What is asked next is not solved, nor is the same question when it is asked once more.
  if (solvedBy !== null && !solved) setSolvedBy(null);
  const question = query.q === '' ? findQuestion(categories, query.question) : null;
  const part = useFocusInPart(solved ? 'solved' : String(question?.child.id));
  if (solved) {
    const back = () => {
      setSolvedBy(null);
      props.onOpenDocument(null);
      onQueryChange({ ...query, q: '', question: null });
    };
    return (
      <Card ref={part}>
        <Result
          tone="ok"
          title={messages.done}
          detail={messages.doneHelp}
          actions={
            <>
              <LinkButton href={routes.dashboard.to()}>{messages.console}</LinkButton>
              <Button onClick={back}>{messages.back}</Button>
            </>
          }
        />
      </Card>
    );
  }
  const chosen = query.q !== '' || question !== null;
  return (
    <Stack gap={16} ref={part}>
      {question !== null && (
        <Chosen>
          <span>
            {messages.chosen}
            <b>
              {question.category.name} / {question.child.name}
            </b>
          </span>
          <Button size="sm" variant="outline" onClick={() => onQueryChange({ ...query, question: null })}>
            {messages.change}
          </Button>
        </Chosen>
      )}
      {query.question !== null && query.q === '' && question === null && (
        <Alert tone="warn" announced>
          {messages.gone}
        </Alert>
      )}
      {chosen ? (
        <Found {...props} question={question} onSolved={() => setSolvedBy(asked)} />
      ) : (
        <Categories categories={categories} query={query} onQueryChange={onQueryChange} />
      )}
    </Stack>
  );
}

/** /console/createWorkOrder/selectQuestion: help first, the ticket where help ends (screens B22). */
export function QuestionScreen({ unread, categories, ...props }: QuestionScreenProps) {
  const { query, onQueryChange } = props;
  return (
    <>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={<Link href={routes.workOrderAgreement.to()}>{messages.agreement}</Link>}
      />
      <WorkOrderTabs current="ask" unread={unread} />
      <Stack gap={16}>
        <Finder>
          <LiveSearch
            size="lg"
            maxLength={longestWords}
            aria-label={messages.searchLabel}
            placeholder={messages.search}
            value={query.q}
            onChange={(q) => onQueryChange({ ...query, q })}
          />
        </Finder>
        <ResourceView
          resource={categories}
          reading={messages.reading}
          lines={8}
          card="md"
          failed={messages.failed}
          onRetry={props.onRetry}
        >
          {(known) => <Body {...props} categories={known} />}
        </ResourceView>
      </Stack>
    </>
  );
}
