import { describe, expect, test } from 'vitest';
import { readSshKey, sshKeyKind, sshKeyLine } from './ssh-key';

const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDlzABpOEa3JBS1jwnA9bTBchTB/gZ2pWnRda8Fy3Pue';
const rsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCRb4Z/yBZhEozKGbEW4XNpzH45b+vNIT+xUFwNxuRaKAXUUn5f14h1EHO1jbdZWK7/Uy9EVDJKgDOY7eOnGjcuSxsvpYnw+ttgjz5B4evGPepbNmRCWg8CsXdZSyZwOG8Id5bY464Af4LYSkxppaX3ioxMMT+uysXTcJexhXY4BQo/HVEcYyddiOlKHTQDMtNa7AjpUpKjMo6S5JpU8vkNYyxlVVhEZp1AfzJoanW/0N8GLW2x8PuVxCWzBLMyq2n5aDghQR9dIW5yND96qNChqOgVFoKt8NVaqD2q05A2oVTZwuXw/2NzvH8bBk8kvYcV0SFNnLRoUTbjhGEBknXT';
const shortRsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQCq1GEvUsZttXZcW7LK63HiieanysHoUASXln0Xd4vFGd09EhKti1PvNvBZHEuCdxkUDVgZPeff7uAfauW65D5Ah+DTy68UTk9qkUcDzDalDbEg6c/zvf59KjiKkTzqh7kdb62Di3ALNknGnbBKt9fkWtOXYKowNCHELvHH6f/2xw==';
const nistp256 =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBH2I2vc519WF9/r0nfijOKL37gT3iCL6KdlN3zpmHCOhmZDjVStfv88sSGEfwzwniPeajyMTokEBed22rawfbIg=';
const nistp521 =
  'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAG3QzzyyK2E8SDpBH2snfN57GwrBOouOr/RRnRfg+D080zxxJWEcAiPnXLk4K4P1OWXotAyNXbf6nZn4IlZIm8b1wG6WYxzVPxX1s24REveV6tgusxCi0IRf1LwBcTHcDPSJcTWptwaWvb5q+5MAr5+ifx0gO+Tauvvj4iASefpiBkYjQ==';

const reasonOf = (text: string): string => {
  const read = readSshKey(text);
  return read.ok ? 'taken' : read.reason;
};
/** Well-formed lines of parts that make no key. */
const misshapen = {
  'a part too many': 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4AAAABG1vcmU=',
  'a byte too few': 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAH3h4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg=',
  'another curve':
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAzODQAAABBBHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg=',
  'a compressed point':
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBAnh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHg=',
};

describe('a public key', () => {
  test.each([
    [ed25519, 'ED25519 256'],
    [rsa, 'RSA 2048'],
    [nistp256, 'ECDSA 256'],
    [nistp521, 'ECDSA 521'],
  ])('that OpenSSH wrote is read whole: %s', (line, kind) => {
    const read = readSshKey(`  ${line}   lin @ desk \n`);
    expect(read).toMatchObject({ ok: true, key: { comment: 'lin @ desk' } });
    if (!read.ok) return;
    expect(sshKeyKind(read.key)).toBe(kind);
    expect(sshKeyLine(read.key)).toBe(line);
  });

  test('whose private half was pasted is refused with a warning', () => {
    expect(
      reasonOf('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAA\n-----END OPENSSH PRIVATE KEY-----'),
    ).toContain('这是私钥');
    expect(reasonOf('PuTTY-User-Key-File-3: ssh-ed25519')).toContain('这是私钥');
  });

  test('that is cut off, has other letters or a tail is refused as broken', () => {
    for (const text of [ed25519.slice(0, -1), ed25519.slice(0, -4), ed25519.replace('C3', '中文'), 'ssh-ed25519'])
      expect(reasonOf(text)).toContain('不完整或已损坏');
    for (const [what, text] of Object.entries(misshapen)) expect(reasonOf(text), what).toContain('不完整或已损坏');
  });

  test('that says another kind than it is is refused', () => {
    expect(reasonOf(ed25519.replace('ssh-ed25519', 'ssh-rsa'))).toContain('类型与内容不一致');
  });

  test('of RSA has 2048 bits at least', () => {
    expect(reasonOf(shortRsa)).toBe('RSA 公钥只有 1024 位，至少需要 2048 位，建议改用 ed25519');
  });

  test('with options before it is refused, for without them it would open more', () => {
    expect(reasonOf(`command="/bin/true",no-pty ${ed25519}`)).toContain('公钥前带有选项');
  });

  test('of a kind that is not taken, in another form, or none at all says what to paste', () => {
    expect(reasonOf('ssh-dss AAAAB3NzaC1kc3M=')).toContain('不支持该类型');
    expect(reasonOf('sk-ssh-ed25519@openssh.com AAAA')).toContain('不支持该类型');
    expect(reasonOf('---- BEGIN SSH2 PUBLIC KEY ----\nAAAA')).toContain('ssh-keygen -i');
    expect(reasonOf('你好')).toContain('不是 SSH 公钥');
    expect(reasonOf(`${ed25519}\n${rsa}`)).toContain('一次只能添加一个');
    expect(reasonOf('  ')).toBe('请粘贴公钥');
  });
});
