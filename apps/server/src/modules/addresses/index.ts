export { isOfferedAreaCode } from './area-codes'
export { addAddress, deliverableTo, findAddressBook, isServed, listOwnAddresses } from './operations'
export { regionOnWire } from './present'
export { hongKong, placeCode, placeName, regionProblem } from './rules/regions'
