import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { DialogController } from './dialog/dialog-controller.ts';
import type { ToastController } from './dialog/toast-controller.ts';
import type { Api } from './api/api-client.ts';
import type { AppState, AppStore } from './app-store.ts';
import { createAppStore } from './app-store.ts';

export type Settings = OutputOf<'/api/v1/site/settings'>;

/** Services of one running app. The entry of the browser or of the server creates them and passes them down. */
export interface AppServices {
  api: Api;
  store: AppStore;
  dialog: DialogController;
  toast: ToastController;
  settings: Settings;
}

const AppContext = createContext<AppServices | null>(null);

export function AppProvider({ services, children }: { services: AppServices; children: ReactNode }) {
  return <AppContext value={services}>{children}</AppContext>;
}

/** Draws `children` as somebody sees them who is not logged in. */
export function AsVisitor({ children }: { children: ReactNode }) {
  const services = useApp();
  const asVisitor = useMemo(() => ({ ...services, store: createAppStore() }), [services]);
  return <AppContext value={asVisitor}>{children}</AppContext>;
}

function useApp(): AppServices {
  const services = use(AppContext);
  if (services === null) throw new Error('AppProvider is missing above this component');
  return services;
}

/** For calls in event handlers; loaders use `apiFrom(args)`. */
export const useApi = (): Api => useApp().api;
export const useSettings = (): Settings => useApp().settings;

/** `const { open } = useDialog()`: the shared confirmation dialog. */
export const useDialog = (): DialogController => useApp().dialog;

/** `toast.success('저장되었습니다.')`: a short message that disappears by itself. */
export const useToast = (): ToastController => useApp().toast;

/** The store itself, for writing: `store.setState({ currentPage: 2 })`. */
export const useAppStore = (): AppStore => useApp().store;

/** Reads one value of the app state: `const loginId = useAppState((state) => state.loginId)`. */
export const useAppState = <T,>(select: (state: AppState) => T): T => useStore(useAppStore(), select);
