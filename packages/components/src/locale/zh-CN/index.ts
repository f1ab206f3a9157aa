import { zhFormats } from '../../foundation/LocaleProvider/formats';
import { buttonMessages } from '../../actions/Button/messages';
import { copyButtonMessages } from '../../actions/CopyButton/messages';
import { linkMessages } from '../../actions/Link/messages';
import { amountChoiceMessages } from '../../commerce/AmountChoice/messages';
import { balancePanelMessages } from '../../commerce/BalancePanel/messages';
import { checkoutBarMessages } from '../../commerce/CheckoutBar/messages';
import { connectionPanelMessages } from '../../commerce/ConnectionPanel/messages';
import { corporateTransferCardMessages } from '../../commerce/CorporateTransferCard/messages';
import { couponCardMessages } from '../../commerce/CouponCard/messages';
import { couponPickerMessages } from '../../commerce/CouponPicker/messages';
import { creditMeterMessages } from '../../commerce/CreditMeter/messages';
import { dieDrawingMessages } from '../../commerce/DieDrawing/messages';
import { gpuCardMessages } from '../../commerce/GpuCard/messages';
import { instanceStatusMessages } from '../../commerce/InstanceStatus/messages';
import { payLogoMessages } from '../../commerce/PayLogo/messages';
import { payMethodPickerMessages } from '../../commerce/PayMethodPicker/messages';
import { paymentSplitMessages } from '../../commerce/PaymentSplit/messages';
import { priceBreakdownMessages } from '../../commerce/PriceBreakdown/messages';
import { rentalSelectorMessages } from '../../commerce/RentalSelector/messages';
import { runwayMeterMessages } from '../../commerce/RunwayMeter/messages';
import { stockBadgeMessages } from '../../commerce/StockBadge/messages';
import { voucherPanelMessages } from '../../commerce/VoucherPanel/messages';
import { discountMessages } from '../../commerce/discount-messages';
import { paymentMessages } from '../../commerce/payment-messages';
import { vipMessages } from '../../commerce/vip-messages';
import { columnChooserMessages } from '../../data/ColumnChooser/messages';
import { copyFieldMessages } from '../../data/CopyField/messages';
import { countdownMessages } from '../../data/Countdown/messages';
import { donutMessages } from '../../data/Donut/messages';
import { expiryMessages } from '../../data/Expiry/messages';
import { lineChartMessages } from '../../data/LineChart/messages';
import { codeBlockMessages } from '../../data/CodeBlock/messages';
import { markdownViewMessages } from '../../data/MarkdownView/messages';
import { priceMessages } from '../../data/Price/messages';
import { screenThumbnailMessages } from '../../data/ScreenThumbnail/messages';
import { secretFieldMessages } from '../../data/SecretField/messages';
import { sparklineMessages } from '../../data/Sparkline/messages';
import { specTableMessages } from '../../data/SpecTable/messages';
import { chartMessages } from '../../data/StackedBarChart/messages';
import { dashMessages } from '../../data/Dash/messages';
import { statCardMessages } from '../../data/StatCard/messages';
import { tableMessages } from '../../data/Table/messages';
import { tableFilterMessages } from '../../data/TableFilter/messages';
import { tableTreeMessages } from '../../data/useTableTree/messages';
import { threadMessages } from '../../data/Thread/messages';
import { chartScaleMessages } from '../../data/chart-messages';
import { alertMessages } from '../../feedback/Alert/messages';
import { bannerMessages } from '../../feedback/Banner/messages';
import { errorStateMessages } from '../../feedback/ErrorState/messages';
import { noResultMessages } from '../../feedback/NoResult/messages';
import { qrPanelMessages } from '../../feedback/QrPanel/messages';
import { spinnerMessages } from '../../feedback/Spinner/messages';
import { tagMessages } from '../../feedback/Tag/messages';
import { toasterMessages } from '../../feedback/Toaster/messages';
import { amountFieldMessages } from '../../inputs/AmountField/messages';
import { cascaderMessages } from '../../inputs/Cascader/messages';
import { checkboxGroupMessages } from '../../inputs/CheckboxGroup/messages';
import { codeFieldMessages } from '../../inputs/CodeField/messages';
import { comboboxMessages } from '../../inputs/Combobox/messages';
import { dateFieldMessages } from '../../inputs/DateField/messages';
import { dateRangeFieldMessages } from '../../inputs/DateRangeField/messages';
import { dateTimeFieldMessages } from '../../inputs/DateTimeField/messages';
import { errorSummaryMessages } from '../../inputs/ErrorSummary/messages';
import { fieldMessages } from '../../inputs/Field/messages';
import { fileDropMessages } from '../../inputs/FileDrop/messages';
import { imageUploadMessages } from '../../inputs/ImageUpload/messages';
import { markdownEditorMessages } from '../../inputs/MarkdownEditor/messages';
import { monthFieldMessages } from '../../inputs/MonthField/messages';
import { multiSelectMessages } from '../../inputs/MultiSelect/messages';
import { passwordFieldMessages } from '../../inputs/PasswordField/messages';
import { phoneFieldMessages } from '../../inputs/PhoneField/messages';
import { quantityFieldMessages } from '../../inputs/QuantityField/messages';
import { rangeSliderMessages } from '../../inputs/RangeSlider/messages';
import { searchFieldMessages } from '../../inputs/SearchField/messages';
import { sliderMessages } from '../../inputs/Slider/messages';
import { tagsInputMessages } from '../../inputs/TagsInput/messages';
import { textFieldMessages } from '../../inputs/TextField/messages';
import { fileKindMessages } from '../../inputs/file-kind-messages';
import { backToTopMessages } from '../../navigation/BackToTop/messages';
import { breadcrumbMessages } from '../../navigation/Breadcrumb/messages';
import { paginationMessages } from '../../navigation/Pagination/messages';
import { skipLinkMessages } from '../../navigation/SkipLink/messages';
import { stepsMessages } from '../../navigation/Steps/messages';
import { tableOfContentsMessages } from '../../navigation/TableOfContents/messages';
import { commandPaletteMessages } from '../../overlays/CommandPalette/messages';
import { confirmDialogMessages } from '../../overlays/ConfirmDialog/messages';
import { infoTipMessages } from '../../overlays/InfoTip/messages';
import { lightboxMessages } from '../../overlays/Lightbox/messages';
import { typeToConfirmMessages } from '../../overlays/TypeToConfirm/messages';
import { dialogMessages } from '../../overlays/dialog-messages';

/** Simplified Chinese, whole. The components speak it without a provider: it is for a host that changes some of its words everywhere. */
export const zhCN = {
  language: 'zh-CN',
  formats: zhFormats,
  button: buttonMessages,
  copyButton: copyButtonMessages,
  link: linkMessages,
  amountField: amountFieldMessages,
  cascader: cascaderMessages,
  checkboxGroup: checkboxGroupMessages,
  codeField: codeFieldMessages,
  combobox: comboboxMessages,
  dateField: dateFieldMessages,
  dateRangeField: dateRangeFieldMessages,
  dateTimeField: dateTimeFieldMessages,
  errorSummary: errorSummaryMessages,
  field: fieldMessages,
  fileDrop: fileDropMessages,
  fileKind: fileKindMessages,
  imageUpload: imageUploadMessages,
  markdownEditor: markdownEditorMessages,
  monthField: monthFieldMessages,
  multiSelect: multiSelectMessages,
  passwordField: passwordFieldMessages,
  phoneField: phoneFieldMessages,
  quantityField: quantityFieldMessages,
  rangeSlider: rangeSliderMessages,
  searchField: searchFieldMessages,
  slider: sliderMessages,
  tagsInput: tagsInputMessages,
  textField: textFieldMessages,
  commandPalette: commandPaletteMessages,
  confirmDialog: confirmDialogMessages,
  dialog: dialogMessages,
  infoTip: infoTipMessages,
  lightbox: lightboxMessages,
  typeToConfirm: typeToConfirmMessages,
  backToTop: backToTopMessages,
  breadcrumb: breadcrumbMessages,
  pagination: paginationMessages,
  skipLink: skipLinkMessages,
  steps: stepsMessages,
  tableOfContents: tableOfContentsMessages,
  chart: chartMessages,
  chartScale: chartScaleMessages,
  lineChart: lineChartMessages,
  columnChooser: columnChooserMessages,
  copyField: copyFieldMessages,
  countdown: countdownMessages,
  donut: donutMessages,
  expiry: expiryMessages,
  codeBlock: codeBlockMessages,
  markdownView: markdownViewMessages,
  price: priceMessages,
  screenThumbnail: screenThumbnailMessages,
  secretField: secretFieldMessages,
  sparkline: sparklineMessages,
  specTable: specTableMessages,
  dash: dashMessages,
  statCard: statCardMessages,
  table: tableMessages,
  tableFilter: tableFilterMessages,
  tableTree: tableTreeMessages,
  thread: threadMessages,
  alert: alertMessages,
  banner: bannerMessages,
  errorState: errorStateMessages,
  noResult: noResultMessages,
  qrPanel: qrPanelMessages,
  spinner: spinnerMessages,
  tag: tagMessages,
  toaster: toasterMessages,
  amountChoice: amountChoiceMessages,
  balancePanel: balancePanelMessages,
  checkoutBar: checkoutBarMessages,
  connectionPanel: connectionPanelMessages,
  corporateTransferCard: corporateTransferCardMessages,
  couponCard: couponCardMessages,
  couponPicker: couponPickerMessages,
  creditMeter: creditMeterMessages,
  dieDrawing: dieDrawingMessages,
  discount: discountMessages,
  gpuCard: gpuCardMessages,
  instanceStatus: instanceStatusMessages,
  payLogo: payLogoMessages,
  payment: paymentMessages,
  paymentSplit: paymentSplitMessages,
  payMethodPicker: payMethodPickerMessages,
  priceBreakdown: priceBreakdownMessages,
  rentalSelector: rentalSelectorMessages,
  runwayMeter: runwayMeterMessages,
  stockBadge: stockBadgeMessages,
  vip: vipMessages,
  voucherPanel: voucherPanelMessages,
} as const;
