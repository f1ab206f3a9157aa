import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CopyField } from '../../data/CopyField/CopyField';
import { Dash } from '../../data/Dash/Dash';
import { SecretField } from '../../data/SecretField/SecretField';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import type { Labels } from '../../words';
import { Command, Commands, Head, Note, Root, Row, Rows, Title } from './ConnectionPanel.styles';
import { connectionPanelMessages } from './messages';

interface RowBase {
  key: string;
  label: string;
  /** Over the whole width, for long addresses. */
  wide?: boolean;
}

/** A fact that may be shown: 主机, 端口, 用户名. */
export interface ConnectionFact extends RowBase {
  value: string;
  reveal?: undefined;
}

/** A secret, fetched only when someone wants to see it. */
export interface ConnectionSecret extends RowBase {
  value?: undefined;
  reveal: () => string | Promise<string>;
}

export type ConnectionRow = ConnectionFact | ConnectionSecret;

export interface ConnectionPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** SSH 登录, VNC. It names the panel. */
  title: string;
  /** At the right of the title: 端口可达 12ms, 网页打开. */
  actions?: ReactNode;
  /** Lines to be run as they are, each copied with one press. */
  commands?: readonly { key: string; label: string; value: string }[];
  rows: readonly ConnectionRow[];
  /** The machine is starting: the layout stands, the values come. */
  waiting?: boolean;
  /** Under the rows: 密码查看后 30 秒自动隐藏. */
  note?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof connectionPanelMessages>;
  ref?: Ref<HTMLElement>;
}

/**
 * How a machine is reached: commands, address, port, user and password, each copied with one press.
 *
 * - It MUST name what each button copies, and cut long hosts in the middle.
 * - It MUST not hold a password before it is asked for, and hide it after 30 s.
 * - While the machine starts it MUST keep its layout and say when the values come.
 */
export function ConnectionPanel({
  title,
  actions,
  commands = [],
  rows,
  waiting = false,
  note,
  labels,
  ...rest
}: ConnectionPanelProps) {
  const words = useWords('connectionPanel', connectionPanelMessages, labels);
  return (
    <Root data-component="ConnectionPanel" aria-label={title} aria-busy={waiting || undefined} {...rest}>
      <Head>
        <Title>{title}</Title>
        {actions}
      </Head>
      {commands.length > 0 && (
        <Commands>
          {commands.map(({ key, label, value }) =>
            waiting ? (
              <Command key={key}>
                <Skeleton width="60%" />
              </Command>
            ) : (
              <CopyField key={key} value={value} labels={{ copy: words.copy(label) }} />
            ),
          )}
        </Commands>
      )}
      <Rows>
        {rows.map((row) => (
          <Row key={row.key} data-wide={row.wide || undefined}>
            <dt>{row.label}</dt>
            <dd>
              {waiting ? (
                <Skeleton width={96} />
              ) : row.reveal ? (
                <SecretField
                  bare
                  reveal={row.reveal}
                  labels={{
                    copy: words.copy(row.label),
                    show: words.show(row.label),
                    hide: words.hide(row.label),
                    failed: words.failed,
                  }}
                />
              ) : row.value === '' ? (
                <Dash />
              ) : (
                <CopyField bare middle value={row.value} labels={{ copy: words.copy(row.label) }} />
              )}
            </dd>
          </Row>
        ))}
      </Rows>
      {waiting || note !== undefined ? (
        <Note role={waiting ? 'status' : undefined}>{waiting ? words.waiting : note}</Note>
      ) : null}
    </Root>
  );
}
