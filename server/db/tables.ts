import type { MemberDownloadTable, NotificationChoiceTable, NotificationTable } from './tables/activity.tables.ts';
import type {
  AuditEntryTable,
  AuditHeadTable,
  JobRunTable,
  VisitDayTable,
  VisitMarkTable,
  VisitSaltTable,
} from './tables/admin.tables.ts';
import type {
  CountedDownloadTable,
  DocumentCountTable,
  DocumentFacetTable,
  DocumentLikeTable,
  DocumentTable,
  DocumentVersionTable,
  DocumentWriterTable,
  DocumentViewTable,
  DocumentVoteTable,
  DraftTable,
  FileTable,
  PictureCheckTable,
  ReplyTable,
} from './tables/boards/board.tables.ts';
import type { ChatApiKeyTable, ChatConversationTable, ChatMessageTable } from './tables/chat.tables.ts';
import type { ChatGapQuestionTable, ChatGapTable, ChatPinTable } from './tables/chat-console.tables.ts';
import type { DriverTable } from './tables/driver.tables.ts';
import type {
  InquiryConsentTable,
  InquiryCounterTable,
  InquiryFileTable,
  InquiryFilterTable,
  InquiryLogTable,
  InquiryMemoTable,
  InquiryTable,
} from './tables/inquiry.tables.ts';
import type {
  FileTextTable,
  ManualRatingTable,
  SearchDayTable,
  SearchEntryTable,
  SearchPassageTable,
  SearchWaitingTable,
  SearchWordTable,
} from './tables/search.tables.ts';
import type { QuestionAssignmentTable, QuestionNoticeTable } from './tables/boards/question.tables.ts';
import type { MailTemplateTable, StaffPreferenceTable } from './tables/mail.tables.ts';
import type { SiteSettingTable, TermVersionTable } from './tables/site.tables.ts';
import type {
  BotPassTable,
  BuildTable,
  BuiltFileTable,
  InstallationTable,
  ContentVersionTable,
  JobProgressTable,
  StoredKeyTable,
  MailTable,
  RateLimitTable,
  SecretTable,
} from './tables/system.tables.ts';
import type { MarketReviewTable, MarketVersionTable } from './tables/boards/market.tables.ts';
import type { ConsentReminderTable, ErasureRecordTable } from './tables/privacy.tables.ts';
import type { ImportedDocumentTable } from './tables/boards/import-export.tables.ts';
import type { VideoProgressTable } from './tables/boards/video.tables.ts';
import type {
  ConsentTable,
  KnownDeviceTable,
  LoginAttemptTable,
  MailTokenTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  UserRoleTable,
  UserTable,
} from './tables/user.tables.ts';

export interface Tables {
  user: UserTable;
  user_role: UserRoleTable;
  session: SessionTable;
  consent: ConsentTable;
  mail_token: MailTokenTable;
  login_attempt: LoginAttemptTable;
  known_device: KnownDeviceTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  pending_login: PendingLoginTable;
  secret: SecretTable;
  job_progress: JobProgressTable;
  stored_key: StoredKeyTable;
  build: BuildTable;
  built_file: BuiltFileTable;
  installation: InstallationTable;
  bot_pass: BotPassTable;
  content_version: ContentVersionTable;
  rate_limit: RateLimitTable;
  mail: MailTable;
  document: DocumentTable;
  reply: ReplyTable;
  file: FileTable;
  counted_download: CountedDownloadTable;
  picture_check: PictureCheckTable;
  document_like: DocumentLikeTable;
  document_view: DocumentViewTable;
  driver: DriverTable;
  inquiry: InquiryTable;
  inquiry_counter: InquiryCounterTable;
  inquiry_consent: InquiryConsentTable;
  inquiry_memo: InquiryMemoTable;
  inquiry_file: InquiryFileTable;
  inquiry_log: InquiryLogTable;
  inquiry_filter: InquiryFilterTable;
  search_entry: SearchEntryTable;
  search_passage: SearchPassageTable;
  search_waiting: SearchWaitingTable;
  search_word: SearchWordTable;
  search_day: SearchDayTable;
  manual_rating: ManualRatingTable;
  file_text: FileTextTable;
  document_count: DocumentCountTable;
  document_facet: DocumentFacetTable;
  document_writer: DocumentWriterTable;
  document_version: DocumentVersionTable;
  document_vote: DocumentVoteTable;
  draft: DraftTable;
  video_progress: VideoProgressTable;
  market_version: MarketVersionTable;
  market_review: MarketReviewTable;
  imported_document: ImportedDocumentTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  visit_day: VisitDayTable;
  visit_mark: VisitMarkTable;
  visit_salt: VisitSaltTable;
  job_run: JobRunTable;
  site_setting: SiteSettingTable;
  term_version: TermVersionTable;
  mail_template: MailTemplateTable;
  staff_preference: StaffPreferenceTable;
  question_notice: QuestionNoticeTable;
  question_assignment: QuestionAssignmentTable;
  erasure_record: ErasureRecordTable;
  consent_reminder: ConsentReminderTable;
  chat_api_key: ChatApiKeyTable;
  chat_conversation: ChatConversationTable;
  chat_message: ChatMessageTable;
  chat_gap: ChatGapTable;
  chat_gap_question: ChatGapQuestionTable;
  chat_pin: ChatPinTable;
  notification: NotificationTable;
  notification_choice: NotificationChoiceTable;
  member_download: MemberDownloadTable;
}
