export { RemoveProjectDialog, RenameProjectDialog } from './ProjectDialogs';
export { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen';
export type { ProjectAction } from './ProjectsTable';
