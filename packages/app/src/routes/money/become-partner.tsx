import { PartnerDialog } from '@compute-market/patterns/money/PartnerDialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { draftOwner } from '../../drafts/kept-draft';
import { usePartnerForm } from '../../forms/money/usePartnerForm';
import { user } from '../../state/user';
import type { HostedDialogProps } from '../shell/dialogs';

function Application({
  owner,
  name,
  phone,
  ...dialog
}: HostedDialogProps & Parameters<typeof usePartnerForm>[0] & { onClosed: () => void }) {
  return <PartnerDialog {...dialog} {...usePartnerForm({ owner, name, phone })} />;
}

/** The app-wide 成为合作伙伴. Each opening is a new application; one that is being written stays until it has gone. */
export function BecomePartner(props: HostedDialogProps) {
  const { info } = useSnapshot(user);
  const [applications, setApplications] = useState(0);
  if (info === null) return null;
  return (
    <Application
      key={applications}
      {...props}
      owner={draftOwner(info)}
      name={info.Name}
      phone={info.Phone}
      onClosed={() => setApplications((count) => count + 1)}
    />
  );
}
