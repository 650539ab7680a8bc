// The root class and its protocol as far as the runtime uses them, declared as the SDK declares them: Swift
// imports them from Objective-C, and they belong to no actor.
//
// `NSUInteger` and `BOOL` are replaced by types that need no module for their import to Swift.

#pragma clang assume_nonnull begin

@protocol NSObject
- (_Bool)isEqual:(nullable id)object __attribute__((swift_name("isEqual(_:)")));
@property (readonly) long hash;
- (_Bool)respondsToSelector:(null_unspecified SEL)selector
    __attribute__((swift_name("responds(to:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)selector
    __attribute__((swift_name("forwardingTarget(for:)")));
@end

/// The superclass of UIKit's classes that belong to the main actor with all initializers that they inherit.
__attribute__((swift_attr("@UIActor")))
@interface MainActorObject : NSObject
@end

#pragma clang assume_nonnull end
