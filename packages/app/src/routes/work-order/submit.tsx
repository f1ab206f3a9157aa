import { dataOf, ready, type Resource } from '@compute-market/patterns/resource';
import { findQuestion, type Question } from '@compute-market/patterns/work-order/QuestionScreen';
import { SubmitScreen, type SubmitScreenProps } from '@compute-market/patterns/work-order/SubmitScreen';
import { useLoaderData, useLocation, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { WORK_ORDER_TITLE_LENGTH } from '@compute-market/contract/constants';
import type { User } from '@compute-market/contract/entities/user';
import { routes } from '@compute-market/contract/routes';
import { draftOwner } from '../../drafts/kept-draft';
import { useWorkOrderForm } from '../../forms/work-order/useWorkOrderForm';
import { KnownCustomer } from '../account/KnownCustomer';
import { useTerms } from '../content/useTerms';
import type { CallOptions } from '../../api/client';
import { mainOnly } from '../account/main-only';
import { settle, useResult, type Result } from '../result';
import { hasAgreed, rememberAgreed } from './agreed';
import { workOrderRouteMessages as messages } from './messages';
import { deleteFile, describeFailure, uploadFile, uploadImage } from './uploads';
import { readCategories, readResources, resourceKindOf, type ResourceKind, type TypedOption } from './work-order-data';

/** Top-ups are the main account's alone (product §6). */
function resourcesOf(
  kind: ResourceKind | null,
  named: string,
  options: CallOptions,
): Promise<Result<readonly TypedOption[]>> {
  if (kind === null) return settle(Promise.resolve([]));
  const read = () => readResources(kind, named, options);
  return kind === 'order' ? mainOnly(read, []) : settle(read());
}

export function loader({ request: { signal, url }, params }: LoaderFunctionArgs) {
  const options = { signal };
  const named = new URL(url).searchParams.get('instance_name') ?? '';
  const kind = resourceKindOf(params.resource_type ?? '');
  return {
    kind,
    categories: settle(readCategories(options)),
    resources: resourcesOf(kind, named, options),
  };
}

const blankOpening = { title: '', content: '' };
/** Characters that an address may begin a ticket with. */
const longestReport = 300;
/** A ticket about a help document says which one it was, any other what is told where somebody came from: of a machine in trouble what was seen of it. */
function openingOf(from: URLSearchParams) {
  const document = from.get('document');
  const report = from.get('report');
  const subject = from.get('subject') ?? messages.trouble;
  if (document !== null)
    return {
      title: messages.aboutDocument(document).slice(0, WORK_ORDER_TITLE_LENGTH.max),
      content: messages.readDocument(document),
    };
  return report === null
    ? blankOpening
    : { title: subject.slice(0, WORK_ORDER_TITLE_LENGTH.max), content: report.slice(0, longestReport) };
}

interface FormProps extends Pick<SubmitScreenProps, 'question' | 'onRetry'> {
  readonly account: Pick<User, 'Phone' | 'NotifyPhone'>;
  readonly owner: string;
  readonly kind: ResourceKind | null;
  readonly options: Resource<readonly TypedOption[]>;
}

function Submit({ account, owner, question, kind, options, onRetry }: FormProps) {
  const { pathname, search } = useLocation();
  const { question: asked = '' } = useParams();
  const from = new URLSearchParams(search);
  const agreed = hasAgreed(owner);
  const terms = useTerms(agreed ? '' : 'workOrder');
  const { leaveQuestion, ...state } = useWorkOrderForm({
    owner,
    // Whom it is about stands in the query: the ticket of one invoice is not that of another.
    address: pathname + search,
    question: dataOf(question) ?? null,
    asked,
    resourceId: from.get('instance_name') ?? from.get('resource_id') ?? '',
    opening: openingOf(from),
    phone: account.NotifyPhone || account.Phone,
    agreed,
    resourceOf: (id) => (options.state === 'ready' ? options.data.find(({ value }) => value === id) : undefined),
    onSent: () => rememberAgreed(owner),
  });
  return (
    <>
      <SubmitScreen
        {...state}
        question={question}
        resources={kind === null ? null : { kind, options }}
        uploadImage={uploadImage}
        uploadFile={uploadFile}
        onDeleteFile={deleteFile}
        describeFailure={describeFailure}
        agreed={agreed}
        terms={terms}
        chooseHref={routes.selectQuestion.to() + search}
        onRetry={onRetry}
      />
      {leaveQuestion}
    </>
  );
}

/** The question that the address names, once the categories are known; null when it is gone. */
function questionOf(
  categories: Resource<Parameters<typeof findQuestion>[0]>,
  id: string | undefined,
): Resource<Question | null> {
  return categories.state === 'ready' ? ready(findQuestion(categories.data, Number(id))) : categories;
}

function SubmitFor({ account }: { readonly account: User }) {
  const reading = useLoaderData<typeof loader>();
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const question = questionOf(useResult(reading.categories), id);
  const options = useResult(reading.resources);
  const owner = draftOwner(account);
  return (
    <Submit
      key={`${owner} ${pathname}${search}`}
      account={account}
      owner={owner}
      question={question}
      kind={reading.kind === 'order' && account.SubAccount !== null ? null : reading.kind}
      options={options}
      onRetry={() => void revalidate()}
    />
  );
}

// The draft belongs to an account, so the form begins once it is known whose it is.
export const Component = () => (
  <KnownCustomer title={routes.submitWorkOrder.title}>{(viewer) => <SubmitFor account={viewer.user} />}</KnownCustomer>
);
