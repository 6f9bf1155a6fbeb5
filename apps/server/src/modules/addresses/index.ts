export { addAddress, deliverableTo, findAddressBook, listOwnAddresses } from './operations'
export { regionOnWire } from './present'
export { hongKong, placeCode, placeName, regionProblem } from './rules/regions'
