import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import { Dialog } from '@compute-market/components/dialog';
import { CameraIcon, ChevronRightIcon, FileTextIcon, LifeBuoyIcon, WalletIcon } from '@compute-market/components/icons';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import { Text } from '@compute-market/components/text';
import type { Verification } from '@compute-market/contract/entities/verification';
import { VERIFICATION_METHOD, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import type { RouteKey } from '@compute-market/contract/routes';
import { mayVerify, standingOf } from '@compute-market/contract/rules/verification';
import { useRef, useState, type ReactNode } from 'react';
import type { Terms } from '../../agreement-tick/AgreementTick';
import { toldElsewhere } from '../../attempt-dialog';
import type { Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { FaceCodePanel, type FaceCodePanelProps } from '../face-code';
import { VerificationAgreement } from '../verification-agreement';
import { ResourceView } from '../../resource-view';
import { selectVerificationMessages as messages } from './messages';
import { Kinds as KindCards, Way, WayDetail } from './SelectVerificationScreen.styles';
import { StandingChip, StandingFacts } from './Standing';

export interface SelectVerificationScreenProps {
  /** Newest first. */
  records: Resource<readonly Verification[]>;
  /** What is agreed to before anything begins. */
  terms: Terms;
  /** Whether faces and bank cards are checked online here; otherwise papers alone are offered (decisions 138). */
  checksOnline?: boolean;
  /** Goes to one way, once the agreement is agreed to. */
  onChoose: (route: RouteKey) => void;
  /** Takes back what is under review; resolves when it is gone, rejects when it stays. */
  onWithdraw: (id: number) => Promise<void>;
  /** The legal person's face, which verifies an enterprise under review at once. */
  face: FaceCodePanelProps;
  onRetry: () => void;
}

interface WayOf {
  readonly route: RouteKey;
  readonly words: { readonly title: string; readonly detail: string; readonly tag?: string };
  readonly icon: ReactNode;
}

const personalWays: readonly WayOf[] = [
  { route: 'personalVerification', words: messages.ways.face, icon: <CameraIcon size={20} /> },
  { route: 'bankCardVerification', words: messages.ways.bankCard, icon: <WalletIcon size={20} /> },
  { route: 'otherVerification', words: messages.ways.other, icon: <LifeBuoyIcon size={20} /> },
];
const enterpriseWays: readonly WayOf[] = [
  { route: 'enterpriseVerification', words: messages.ways.license, icon: <FileTextIcon size={20} /> },
];
const reviewedWays = {
  personal: [{ route: 'otherVerification', words: messages.reviewed.other, icon: <FileTextIcon size={20} /> }],
  enterprise: [{ route: 'enterpriseVerification', words: messages.reviewed.license, icon: <FileTextIcon size={20} /> }],
} as const satisfies Record<'personal' | 'enterprise', readonly WayOf[]>;

function Withdraw({
  record,
  onWithdraw,
}: {
  record: Verification;
  onWithdraw: SelectVerificationScreenProps['onWithdraw'];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={messages.withdrawTitle}
        labels={{ confirm: messages.withdraw }}
        onConfirm={() => onWithdraw(record.id)}
        describeFailure={toldElsewhere}
      >
        {messages.withdrawHelp}
      </ConfirmDialog>
    </>
  );
}

/** The faster way of an enterprise under review. */
function LegalFace({ face, onStart }: FaceCodePanelProps) {
  const [open, setOpen] = useState(false);
  const begin = () => {
    setOpen(true);
    onStart();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={begin}>
        {messages.legalFace}
      </Button>
      <Dialog
        open={open && face.step !== 'passed'}
        onOpenChange={setOpen}
        title={messages.legalFace}
        description={messages.legalFaceHelp}
        sheet="auto"
      >
        <FaceCodePanel face={face} onStart={onStart} />
      </Dialog>
    </>
  );
}

interface KindCardProps extends Pick<SelectVerificationScreenProps, 'onWithdraw'> {
  kind: 'personal' | 'enterprise';
  records: readonly Verification[];
  ways: readonly WayOf[];
  /** Null where no face can be shown. */
  face: FaceCodePanelProps | null;
  onChoose: (route: RouteKey) => void;
}

function KindCard({ kind, records, ways, face, onChoose, onWithdraw }: KindCardProps) {
  const type = VERIFICATION_TYPE[kind];
  const record = standingOf(records, type);
  const reviewing = record?.status === VERIFICATION_STATUS.reviewing;
  return (
    <Card
      title={messages.kinds[kind]}
      meta={<StandingChip record={record} />}
      actions={
        reviewing && (
          <Cluster as="span" gap={8} align="stretch" inline>
            {face !== null && record.method === VERIFICATION_METHOD.license && <LegalFace {...face} />}
            <Withdraw record={record} onWithdraw={onWithdraw} />
          </Cluster>
        )
      }
    >
      <Stack gap={16}>
        <Text as="p" tone="secondary">
          {messages.intro[kind]}
        </Text>
        {record !== null && <StandingFacts record={record} />}
        {mayVerify(records, type) && (
          <Stack gap={12}>
            {ways.map(({ route, words, icon }) => (
              <Way key={route} type="button" onClick={() => onChoose(route)}>
                {icon}
                <Cluster as="span" tone="strong" weight="semibold" gap={8}>
                  {words.title}
                  {words.tag !== undefined && <Tag tone="info">{words.tag}</Tag>}
                </Cluster>
                <WayDetail>{words.detail}</WayDetail>
                <ChevronRightIcon size={16} />
              </Way>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Both kinds of verification, and the agreement before them where one can begin. */
function Kinds({
  records,
  terms,
  checksOnline = true,
  face,
  onChoose,
  onWithdraw,
}: Omit<SelectVerificationScreenProps, 'records' | 'onRetry'> & { records: readonly Verification[] }) {
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const choose = (route: RouteKey) => {
    setPressed(true);
    if (agreed) onChoose(route);
    else tick.current?.focus();
  };
  const open = mayVerify(records, VERIFICATION_TYPE.personal) || mayVerify(records, VERIFICATION_TYPE.enterprise);
  const ways = checksOnline ? { personal: personalWays, enterprise: enterpriseWays } : reviewedWays;
  const shared = { records, face: checksOnline ? face : null, onChoose: choose, onWithdraw };
  return (
    <>
      {open && (
        <Card>
          <VerificationAgreement ref={tick} terms={terms} agreed={agreed} onAgreedChange={setAgreed} missed={pressed} />
        </Card>
      )}
      <KindCards>
        <KindCard kind="personal" ways={ways.personal} {...shared} />
        <KindCard kind="enterprise" ways={ways.enterprise} {...shared} />
      </KindCards>
    </>
  );
}

/** /console/verification/selectVerification: where one stands, and the ways to go on (screens B23). */
export const SelectVerificationScreen = ({ records, ...props }: SelectVerificationScreenProps) => (
  <PageBody>
    <PageHead title={messages.title} help={messages.help} />
    <ResourceView
      resource={records}
      reading={messages.reading}
      lines={8}
      card="md"
      failed={messages.failed}
      onRetry={props.onRetry}
    >
      {(known) => <Kinds {...props} records={known} />}
    </ResourceView>
  </PageBody>
);
