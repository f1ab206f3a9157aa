export { AddSshKeyDialog, RemoveSshKeyDialog } from './SshKeyDialogs';
export { SshKeys, type SshKeysProps } from './SshKeys';
