import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { CopyButton } from '../../actions/CopyButton/CopyButton';
import { corporateTransferCardMessages } from './messages';
import { Foot, Line, Note, Root, Title } from './CorporateTransferCard.styles';

export interface TransferLine {
  /** 户名, 开户行, 账号, 附言. */
  label: string;
  value: string;
}

export interface CorporateTransferCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  lines: readonly TransferLine[];
  title?: ReactNode;
  /** Says that the money does not arrive at once. */
  note?: ReactNode;
  /** What comes after the transfer, for instance handing in the voucher of the bank. */
  action?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof corporateTransferCardMessages>;
  ref?: Ref<HTMLElement>;
}

/** Where a company sends its money: each line copies on its own. Support credits it by hand (product §9). */
export function CorporateTransferCard({ lines, title, note, action, labels, ...rest }: CorporateTransferCardProps) {
  const words = useWords('corporateTransferCard', corporateTransferCardMessages, labels);
  return (
    <Root data-component="CorporateTransferCard" {...rest}>
      <Title>{title ?? words.title}</Title>
      <dl>
        {lines.map(({ label, value }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <CopyButton value={value} label={words.copy(label)} />
            </dd>
          </Line>
        ))}
      </dl>
      <Foot>
        <Note>{note ?? words.note}</Note>
        {action}
      </Foot>
    </Root>
  );
}
