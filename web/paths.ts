/** The boards that have a screen, by the name that their URLs begin with. */
export type BoardPath = 'reference' | 'market' | 'notice' | 'library' | 'faq' | 'qna' | 'videoTutorial';

/** `:id` stays as it is, so that the site map uses the same functions as links do. */
const part = (id: string) => (id === ':id' ? id : encodeURIComponent(id));

/** Every URL of the portal. Links and the site map call these; nothing else writes a URL. */
export const paths = {
  home: () => '/',
  webdriver: () => '/webdriver',
  contact: () => '/contact',
  contactList: () => '/contact/list',
  freeExperience: () => '/freeExperience',

  signup: () => '/signup',
  login: () => '/login',
  findIdPw: () => '/findIDPW',
  findId: () => '/findID',
  findPw: () => '/findPW',
  resetPassword: () => '/resetPassword',
  userEdit: () => '/userEdit',
  verifyEmail: () => '/verifyEmail',

  boardList: (board: BoardPath) => `/${board}`,
  boardRegister: (board: BoardPath) => `/${board}Register`,
  boardModify: (board: BoardPath, id: string) => `/${board}Modify/${part(id)}`,
  boardDetail: (board: BoardPath, id: string) => `/${board}Detail/${part(id)}`,

  adminOutbox: () => '/admin/outbox',

  company: () => '/company',
  privacy: () => '/privacy',
  terms: () => '/terms',
  error: () => '/error',

  /** A static site on the same host, outside the router; opened in a new tab. */
  manual: () => '/manual/',
  uiGallery: () => '/_ui',
};
